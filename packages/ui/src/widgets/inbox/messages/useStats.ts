import { type Stats, useGetStats } from '@concordia/api-client';
import type { WidgetState } from '../../../components/WidgetFrame';
import type { DescribeProblem } from '../../shared/problems';
import { useReader, useRefresh } from './useMessageEdits';

/** The counters, which take part in `useRefreshMessages`. Changes under way are counted in by whoever makes them. */
export function useStats() {
  const stats = useGetStats();
  useReader(useRefresh(stats.mutate), { name: 'stats' });
  return stats;
}

/**
 * What a widget that shows the counters is at this moment.
 *
 * @param failure what is said when they could not be read.
 * @param describe says why.
 */
export function statsStateOf(
  { data, error, isValidating, mutate }: ReturnType<typeof useStats>,
  failure: string,
  describe: DescribeProblem,
): WidgetState<Stats> {
  if (data) return { kind: 'ready', data, isRefreshing: isValidating };
  if (!error) return { kind: 'loading' };
  return {
    kind: 'failed',
    problem: { title: failure, ...describe(error) },
    retry: () => void mutate(),
    isRetrying: isValidating,
  };
}
