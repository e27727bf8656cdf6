import { type ChannelAccount, useListAccounts, useListMembers, useListProjects } from '@concordia/api-client';
import { lazy, Suspense } from 'react';
import { Button } from '../../../components/Button';
import { Icon } from '../../../components/Icon';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { toolbarStrings } from '../../../strings/generated/toolbar';
import { addressedAs } from '../../channels/ChannelAccounts/addressedAs';
import { activeFilters, type FilterName, type MessageFilters, NO_FILTERS, without } from '../messages/filters';
import { useDeskTotal } from '../messages/useDeskTotal';
import { useStats } from '../messages/useStats';
import * as styles from './MessageToolbar.css';

// Loaded on demand: most searches have no operators.
const SearchNotes = lazy(() => import('../queryBox/SearchNotes').then((module) => ({ default: module.SearchNotes })));

const mayHaveOperators = (query: string): boolean => /[:<>=()]/.test(query);

export interface ActiveFiltersProps {
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
}

export function ActiveFilters({ filters, onFiltersChange }: ActiveFiltersProps) {
  const words = useStrings(toolbarStrings);
  const wordOf = useFilterWords(filters);
  const passing = useCountWords(filters);
  return (
    <div className={styles.active}>
      {mayHaveOperators(filters.q) && (
        <Suspense fallback={null}>
          <SearchNotes query={filters.q} />
        </Suspense>
      )}
      <ul className={styles.chips} aria-label={words.active}>
        {activeFilters(filters).map((name) => (
          <li key={name} className={styles.chip}>
            <bdi className={styles.chipWords}>{wordOf(name)}</bdi>
            <button
              type="button"
              className={styles.chipRemove}
              aria-label={words.remove({ filter: wordOf(name) })}
              onClick={() => onFiltersChange(without(filters, name))}
            >
              <Icon name="close" size="small" />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" tone="quiet" onPress={() => onFiltersChange(NO_FILTERS)}>
        {words.clear}
      </Button>
      <span role="status" className={styles.passing}>
        {passing}
      </span>
    </div>
  );
}

function useFilterWords(filters: MessageFilters): (name: FilterName) => string {
  const words = useStrings(toolbarStrings);
  const { channel, tier } = useStrings(labelStrings);
  const { data: members } = useListMembers({ swr: { enabled: filters.assigneeId !== null } });
  const { data: accounts } = useListAccounts({ swr: { enabled: filters.accountId !== null } });
  const { data: projects } = useListProjects({ swr: { enabled: filters.projectId !== null } });
  const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string | null, gone: string) =>
    list === undefined ? '…' : (list.find((one) => one.id === id)?.name ?? gone);
  return (name) =>
    ({
      q: () => words.chip.q({ words: filters.q }),
      priority: () =>
        filters.priority === null ? '' : words.chip.priority({ tierName: tier({ tier: filters.priority }) }),
      channel: () => (filters.channel === null ? '' : channel({ channel: filters.channel })),
      accountId: () => words.chip.accountId({ name: nameIn(named(accounts), filters.accountId, words.unknownAccount) }),
      projectId: () => words.chip.projectId({ name: nameIn(projects, filters.projectId, words.unknownProject) }),
      assigneeId: () => words.chip.assigneeId({ name: nameIn(members, filters.assigneeId, words.unknownMember) }),
      people: () => words.chip.people({ query: filters.people }),
      isUrgent: () => words.urgent,
      isUnread: () => words.unread,
      isSnoozed: () => words.snoozed,
    })[name]();
}

const named = (accounts: readonly ChannelAccount[] | undefined) =>
  accounts?.map((account) => ({ id: account.id, name: addressedAs(account) ?? account.channel }));

/** The matching count out of the total. Snoozed ones are in no total, and a search counts as it goes, so they have no "of". */
function useCountWords(filters: MessageFilters): string {
  const words = useStrings(toolbarStrings);
  const { data: stats } = useStats();
  const total = useDeskTotal();
  if (total === null) return '';
  const { count, isMinimum } = total;
  const hasAll = stats !== undefined && !filters.isSnoozed && filters.q.trim() === '';
  if (filters.channel === null) {
    const all = hasAll ? Object.values(stats.conversations.byStatus).reduce((sum, one) => sum + one, 0) : 0;
    if (isMinimum) return words.conversationsAtLeast({ count });
    return all < count || !hasAll ? words.conversations({ count }) : words.conversationsOf({ count, all });
  }
  const all = stats?.byChannel[filters.channel] ?? 0;
  if (stats === undefined || filters.isSnoozed || all < count)
    return isMinimum ? words.atLeast({ count }) : words.count({ count });
  return isMinimum ? words.atLeastOf({ count, all }) : words.countOf({ count, all });
}
