import { useEffect, useEffectEvent } from 'react';

/**
 * Reloads at an interval.
 *
 * @param pace interval in ms; `null` pauses.
 */
export function usePolling(pace: number | null, reread: () => Promise<unknown>): void {
  const read = useEffectEvent(() => void reread());
  useEffect(() => {
    if (pace === null) return undefined;
    const timer = setInterval(() => read(), pace);
    return () => clearInterval(timer);
  }, [pace]);
}
