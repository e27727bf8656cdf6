import { useGetAccountStats, useListAccounts } from '@concordia/api-client';
import type { Channel } from '@concordia/domain';
import { useId, useState } from 'react';
import { ToggleButton } from 'react-aria-components';
import { IconButton } from '../../../components/Button';
import { useFigure, useStrings } from '../../../locale';
import { ChangingFigure } from '../../../motion';
import { accountFiltersStrings } from '../../../strings/generated/accountFilters';
import { labelStrings } from '../../../strings/generated/label';
import { AccountMark } from '../../channels/ChannelAccounts/AccountMark';
import { useAccountName } from '../../channels/ChannelAccounts/useAccountName';
import { useReader, useRefresh } from '../messages/useMessageEdits';
import * as styles from './ChannelFilters.css';

export interface AccountFiltersProps {
  channel: Channel;
  selectedAccountId: string | null;
  /** Called with the account, or `null` when the selected one is pressed again. */
  onSelectAccount: (accountId: string | null) => void;
}

/** The accounts of a channel as filters below it, with their counts. Nothing where the channel has one account. */
export function AccountFilters({ channel, selectedAccountId, onSelectAccount }: AccountFiltersProps) {
  const listId = useId();
  const words = useStrings(accountFiltersStrings);
  const labels = useStrings(labelStrings);
  const nameOf = useAccountName();
  const { data } = useListAccounts();
  const accounts = (data ?? []).filter((account) => account.channel === channel);
  const isChosen = accounts.some(({ id }) => id === selectedAccountId);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || isChosen;
  if (accounts.length < 2) return null;
  const label = words.show({ channelName: labels.channel({ channel }) });
  return (
    <>
      <IconButton
        icon={isOpen ? 'chevron-down' : 'chevron-right'}
        size="small"
        label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        isDisabled={isChosen}
        onPress={() => setOpened(!isOpen)}
      />
      {isOpen && (
        <ul id={listId} className={styles.accounts} aria-label={label}>
          {accounts.map((account) => (
            <li key={account.id}>
              <ToggleButton
                className={styles.filter}
                isSelected={account.id === selectedAccountId}
                onChange={(isSelected) => onSelectAccount(isSelected ? account.id : null)}
              >
                <AccountMark color={account.color} />
                <bdi className={styles.name}>{nameOf(account)}</bdi>
                <AccountCount channel={channel} accountId={account.id} />
              </ToggleButton>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The count of one account; those of a channel are read at once. */
function AccountCount({ channel, accountId }: { channel: Channel; accountId: string }) {
  const figure = useFigure();
  const stats = useGetAccountStats({ channel });
  useReader(useRefresh(stats.mutate), { name: `stats:${channel}`, isCount: true });
  const count = stats.data?.find((one) => one.accountId === accountId)?.messages;
  if (count === undefined) return null;
  return (
    <span className={styles.count}>
      <ChangingFigure value={count}>{figure(count)}</ChangingFigure>
    </span>
  );
}
