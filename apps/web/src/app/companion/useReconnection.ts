import { getHealth, reachability } from '@concordia/api-client';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { retryDelay } from './retryDelay';

interface Wait {
  /** Attempts since the server was last reached. */
  readonly failures: number;
  readonly secondsLeft: number;
}

const FIRST: Wait = { failures: 0, secondsLeft: retryDelay(0) };

/** Retries an unreachable server after a countdown, or at once. The call itself records the outcome. */
export function useReconnection(isOnline: boolean) {
  const isAway = !useSyncExternalStore(reachability.subscribe, reachability.isReached);
  const [wait, setWait] = useState(FIRST);
  const ask = useCallback(async () => {
    // Any response, even an error, means the server is reachable.
    await getHealth().catch(() => undefined);
    setWait(({ failures }) => ({ failures: failures + 1, secondsLeft: retryDelay(failures + 1) }));
  }, []);
  const isWaiting = isAway && isOnline;

  useEffect(() => {
    if (!isWaiting) return;
    const tick = setTimeout(() => {
      if (wait.secondsLeft > 1) setWait({ ...wait, secondsLeft: wait.secondsLeft - 1 });
      else void ask();
    }, 1_000);
    return () => clearTimeout(tick);
  }, [isWaiting, wait, ask]);

  // Resets the delay for the next outage.
  if (!isAway && wait !== FIRST) setWait(FIRST);

  return { isAway, secondsLeft: wait.secondsLeft, retry: () => void ask() };
}
