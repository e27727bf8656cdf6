import { type AccountSignature, useListChannelAccounts } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../components/Button';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { channelAccountStrings } from '../../../strings/generated/channelAccount';
import { AccountMark } from '../../channels/ChannelAccounts/AccountMark';
import { useAccountName } from '../../channels/ChannelAccounts/useAccountName';
import * as styles from './FromAccount.css';

/** The account that a reply leaves by, and what is appended to it. */
export interface Sender {
  /** `null` for the one that the server would choose. */
  readonly accountId: string | null;
  readonly signature: AccountSignature | null;
}

export interface FromAccountProps {
  channel: Channel;
  /** The account that the conversation was written to. */
  usual: string | null;
  /** Whether the message leaves as it came, so that nothing is appended. */
  isUnchanged: boolean;
  isReadOnly: boolean;
  onChange: (sender: Sender) => void;
}

/** Names the account of a reply where the channel has several, and shows its signature, which can be left out. */
export function FromAccount({ channel, usual, isUnchanged, isReadOnly, onChange }: FromAccountProps) {
  const words = useStrings(channelAccountStrings);
  const nameOf = useAccountName();
  const { data: accounts = [] } = useListChannelAccounts(channel);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isUnsigned, setUnsigned] = useState(false);
  const account = accounts.find(({ id }) => id === (chosen ?? usual)) ?? accounts.find(({ isDefault }) => isDefault);
  const isSigned = channel === 'email' && !isUnchanged && !isUnsigned;
  const signature = isSigned ? (account?.signature ?? null) : null;
  useEffect(() => onChange({ accountId: chosen, signature }), [onChange, chosen, signature]);
  if (account === undefined) return null;
  return (
    <>
      {accounts.length > 1 && (
        <Select
          label={words.fromLabel}
          size="small"
          value={account.id}
          isDisabled={isReadOnly}
          onChange={(id) => {
            setChosen(id);
            setUnsigned(false);
          }}
          options={accounts.map((one) => ({
            id: one.id,
            label: nameOf(one),
            mark: <AccountMark color={one.color} />,
            isDisabled: one.mode === 'not_connected',
          }))}
        />
      )}
      {signature !== null && (
        <div role="group" aria-label={words.withSignature({ name: nameOf(account) })} className={styles.signature}>
          <bdi>{signature.text}</bdi>
          <IconButton
            icon="close"
            size="small"
            label={words.withoutSignature}
            isDisabled={isReadOnly}
            onPress={() => setUnsigned(true)}
          />
        </div>
      )}
    </>
  );
}
