import { byChannel, CHANNELS } from '@concordia/domain';
import { FilterChip } from '../../../components/Chip';
import { ErrorState } from '../../../components/ErrorState';
import { Skeleton } from '../../../components/Skeleton';
import { useStrings } from '../../../locale';
import { labelStrings } from '../../../strings/generated/label';
import { messageStrings } from '../../../strings/message';
import { InboxCounters } from '../../shared/parts/InboxCounters';
import { useProblem } from '../../shared/problems';
import type { MessageFilters } from '../messages/filters';
import { statsStateOf, useStats } from '../messages/useStats';
import * as styles from './MobileInbox.css';

/** On phones the specification shows only the first four channels. */
const SHOWN_CHANNELS = CHANNELS.slice(0, 4);
const LIKELY = { conversations: { unread: 12, urgent: 1 }, byChannel: byChannel(() => 12) };

interface InboxHeadProps {
  filters: MessageFilters;
  onFiltersChange: (filters: MessageFilters) => void;
}

export function InboxHead({ filters, onFiltersChange }: InboxHeadProps) {
  const words = useStrings(messageStrings);
  const { channel: nameOf } = useStrings(labelStrings);
  const state = statsStateOf(useStats(), words.countersFailed, useProblem());
  if (state.kind === 'failed') {
    return <ErrorState size="compact" {...state.problem} onRetry={state.retry} isRetrying={state.isRetrying} />;
  }
  const stats = state.kind === 'ready' ? state.data : LIKELY;
  return (
    <Skeleton isLoading={state.kind !== 'ready'}>
      <InboxCounters counts={stats.conversations} filters={filters} onFiltersChange={onFiltersChange} />
      <div role="group" aria-label={words.channels} className={styles.filters}>
        {SHOWN_CHANNELS.map((channel) => (
          <FilterChip
            key={channel}
            channel={channel}
            count={stats.byChannel[channel]}
            isSelected={channel === filters.channel}
            onChange={(isSelected) => onFiltersChange({ ...filters, channel: isSelected ? channel : null })}
          >
            {nameOf({ channel })}
          </FilterChip>
        ))}
      </div>
    </Skeleton>
  );
}
