import type { GraphStats } from '@concordia/api-client';
import { RelativeTime } from '../../../components/RelativeTime';
import { Text } from '../../../components/Text';
import { useStrings } from '../../../locale';
import { graphStatisticsStrings } from '../../../strings/graphStatistics';
import { isBare } from './isBare';

/** The server stops counting here. */
const COUNTED = 10_000;

export function GraphState({ stats }: { stats: GraphStats }) {
  const { pending, isRebuilding, rebuilt, updatedAt } = stats;
  const words = useStrings(graphStatisticsStrings);
  const isEmpty = isBare(stats) && pending === 0;
  const pendingWords = pending < COUNTED ? words.pending({ changes: pending }) : words.manyPending({ limit: COUNTED });
  const state = isRebuilding ? words.rebuilding : isEmpty ? words.nobody : pending > 0 ? pendingWords : words.upToDate;
  return (
    <Text size="caption" tone="muted" isTabular>
      {/* Only the state is announced; progress and age would be announced repeatedly. */}
      <span role="status">{state}</span>
      {rebuilt !== null && ` · ${words.rebuilt({ done: rebuilt.done, total: rebuilt.total })}`}
      {updatedAt !== null && !isRebuilding && !isEmpty && (
        <>
          {' · '}
          {words.lastChanged} <RelativeTime instant={updatedAt} />
        </>
      )}
    </Text>
  );
}
