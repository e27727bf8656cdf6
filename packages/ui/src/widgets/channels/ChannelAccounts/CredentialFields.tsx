import type { ChannelAccount } from '@concordia/api-client';
import { PROVIDER_PROFILES, type Provider, type SettingField } from '@concordia/domain';
import type { FormValues } from '../../../components/Form';
import { TextField } from '../../../components/TextField';
import { useStrings } from '../../../locale';
import { connectionStrings } from '../../../strings/connection';
import { useFieldWords } from '../ChannelSetup/useFieldWords';
import { shownFields } from '../setup';

interface CredentialFieldsProps {
  provider: Provider;
  /** `null` for a new account. */
  account: ChannelAccount | null;
}

const fieldsOf = (provider: Provider): readonly SettingField[] => PROVIDER_PROFILES[provider].fields;

const nameOf = ({ name, isSecret }: SettingField): string => `${isSecret ? 'secrets' : 'settings'}.${name}`;

/** An account's settings and keys. A stored key shows its end, and stays unless another is entered. */
export function CredentialFields({ provider, account }: CredentialFieldsProps) {
  const { stored } = useStrings(connectionStrings);
  const wordsOf = useFieldWords(provider);
  const isSame = account?.provider === provider;
  return shownFields(provider, isSame ? account.settings : {}).map((field) => {
    const words = wordsOf(field);
    const kept = isSame ? account.secrets.find(({ name }) => name === field.name) : undefined;
    return (
      <TextField
        key={field.name}
        name={nameOf(field)}
        label={words.label}
        description={kept === undefined ? words.description : stored({ lastFour: kept.lastFour })}
        type={field.isSecret ? 'password' : 'text'}
        autoComplete={field.isSecret ? 'new-password' : 'off'}
        spellCheck="false"
        defaultValue={field.isSecret ? undefined : (isSame && account.settings[field.name]) || field.initial}
        validate={words.validate}
      />
    );
  });
}

/** What was entered; `undefined` while nothing but initial values is. */
export function credentialsIn(values: FormValues, provider: Provider) {
  const entered = fieldsOf(provider).flatMap((field) => {
    const value = values.text(nameOf(field)).trim();
    return value === '' ? [] : [{ field, value }];
  });
  if (entered.every(({ field, value }) => value === field.initial)) return undefined;
  const among = (isSecret: boolean) =>
    Object.fromEntries(
      entered.filter(({ field }) => field.isSecret === isSecret).map(({ field, value }) => [field.name, value]),
    );
  return { settings: among(false), secrets: among(true) };
}
