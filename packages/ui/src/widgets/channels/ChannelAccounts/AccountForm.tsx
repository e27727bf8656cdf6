import {
  type AccountColor,
  addChannelAccount,
  type ChannelAccount,
  putChannelAccountSettings,
  updateChannelAccount,
} from '@concordia/api-client';
import {
  ACCOUNT_COLORS,
  type Channel,
  isSignInMailbox,
  PROVIDER_PROFILES,
  type Provider,
  providersOf,
} from '@concordia/domain';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { Form, FormActions, type FormValues, SubmitButton } from '../../../components/Form';
import { Select } from '../../../components/Select';
import { TextArea } from '../../../components/TextArea';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { AccountMark } from './AccountMark';
import { CredentialFields, credentialsIn } from './CredentialFields';
import { RedirectUri } from './RedirectUri';

interface AccountFormProps {
  channel: Channel;
  /** `null` for a new account. */
  account: ChannelAccount | null;
  onDone: () => Promise<void>;
  onClose: () => void;
}

const LONGEST = { name: 80, signature: 10_000 } as const;

/** What people say about an account, and how it is connected. */
export function AccountForm({ channel, account, onDone, onClose }: AccountFormProps) {
  const words = useStrings(channelAccountStrings);
  const providers = providersOf(channel);
  const [color, setColor] = useState<AccountColor | 'none'>(account?.color ?? 'none');
  const [provider, setProvider] = useState<Provider | undefined>(account?.provider ?? providers[0]);
  const [id, setId] = useState(account?.id ?? null);
  const keep = async (values: FormValues) => {
    const text = values.text('signature').trim();
    const known = account?.signature ?? null;
    const described = {
      name: values.text('name').trim(),
      color: color === 'none' ? null : color,
      // The formatting belongs to the text it was written with.
      ...(text !== (known?.text ?? '') && { signature: text === '' ? null : { text, html: null } }),
    };
    const credentials = provider && credentialsIn(values, provider);
    const said = credentials && { provider, ...credentials };
    if (id === null) setId((await addChannelAccount(channel, { ...described, ...said })).id);
    else {
      await updateChannelAccount(channel, id, described);
      if (said) await putChannelAccountSettings(channel, id, said);
    }
    await onDone();
  };
  return (
    <Form onSubmit={keep}>
      <TextField
        name="name"
        label={words.name}
        description={words.nameHelp}
        defaultValue={account?.name}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
      <Select
        label={words.color}
        value={color}
        onChange={setColor}
        options={[
          { id: 'none', label: words.noColor },
          ...ACCOUNT_COLORS.map((one) => ({ id: one, label: words.colors[one], mark: <AccountMark color={one} /> })),
        ]}
      />
      {channel === 'email' && (
        <TextArea
          name="signature"
          label={words.signature}
          description={words.signatureHelp}
          defaultValue={account?.signature?.text}
          maxLength={LONGEST.signature}
        />
      )}
      {providers.length > 1 && (
        <Select
          label={words.provider}
          value={provider}
          onChange={setProvider}
          options={providers.map((one) => ({ id: one, label: PROVIDER_PROFILES[one].name }))}
        />
      )}
      {provider && isSignInMailbox(provider) && <RedirectUri account={account} />}
      {provider && <CredentialFields key={provider} provider={provider} account={account} />}
      <FormActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <SubmitButton>{account === null ? words.add : words.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
