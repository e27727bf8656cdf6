import { useListAccounts } from '@concordia/api-client';
import { Select } from '../../../components/Select';
import { useStrings } from '../../../locale';
import { accountChoiceStrings } from '../../../strings/generated/accountChoice';
import { labelStrings } from '../../../strings/generated/label';
import { AccountMark } from '../../channels/ChannelAccounts/AccountMark';
import { addressedAs, hasSeveral } from '../../channels/ChannelAccounts/addressedAs';

const ALL = 'all';

export interface AccountChoiceProps {
  /** `null` for all accounts. */
  value: string | null;
  onChange: (accountId: string | null) => void;
}

/** The account whose messages and figures are shown. Nothing where each channel has one account, unless one was chosen. */
export function AccountChoice({ value, onChange }: AccountChoiceProps) {
  const words = useStrings(accountChoiceStrings);
  const { channel } = useStrings(labelStrings);
  const { data: accounts } = useListAccounts();
  if (value === null && !hasSeveral(accounts ?? [])) return null;
  const isKnown = value === null || accounts?.some(({ id }) => id === value);
  return (
    <Select
      label={words.account}
      isLabelHidden
      size="small"
      value={value ?? ALL}
      onChange={(id) => onChange(id === ALL ? null : id)}
      options={[
        { id: ALL, label: words.allAccounts },
        ...(accounts ?? []).map((account) => {
          const channelName = channel({ channel: account.channel });
          return {
            id: account.id,
            label: words.accountOn({ name: addressedAs(account) ?? channelName, channelName }),
            mark: <AccountMark color={account.color} />,
          };
        }),
        ...(isKnown ? [] : [{ id: value, label: accounts === undefined ? '…' : words.unknownAccount }]),
      ]}
    />
  );
}
