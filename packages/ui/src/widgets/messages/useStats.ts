import { useGetStats } from '@concordia/api-client';
import { useCallback } from 'react';
import { useReader } from './useMessageEdits';

/** The counters, which take part in `useRefreshMessages`. Changes under way are counted in by whoever makes them. */
export function useStats() {
  const stats = useGetStats();
  const { mutate } = stats;
  useReader(
    useCallback(async () => {
      // The bound `mutate` swallows the error and resolves to what it has; counters that are old for a moment do no harm.
      await mutate();
      return true;
    }, [mutate]),
  );
  return stats;
}
