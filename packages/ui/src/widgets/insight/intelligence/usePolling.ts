import { useEffect, useEffectEvent } from 'react';

/**
 * Reads something again and again while it changes by itself.
 *
 * @param pace ms between two readings; `null` while nothing changes.
 */
export function usePolling(pace: number | null, reread: () => Promise<unknown>): void {
  const read = useEffectEvent(() => void reread());
  useEffect(() => {
    if (pace === null) return undefined;
    const timer = setInterval(() => read(), pace);
    return () => clearInterval(timer);
  }, [pace]);
}
