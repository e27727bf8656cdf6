import { type Stats, useGetStats } from '@concordia/api-client';
import type { WidgetState } from '../../../components/WidgetFrame';
import type { DescribeProblem } from '../../shared/problems';
import { useReader, useRefresh } from './useMessageEdits';

/** The counters, reloaded by `useRefreshMessages`. The code that makes a pending change adjusts them. */
export function useStats() {
  const stats = useGetStats();
  useReader(useRefresh(stats.mutate), { name: 'stats' });
  return stats;
}

/**
 * The widget state for the counters.
 *
 * @param failure title of the error.
 * @param describe explains the error.
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
