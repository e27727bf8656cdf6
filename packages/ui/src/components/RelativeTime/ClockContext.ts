import { createContext, use, useSyncExternalStore } from 'react';
import { type Clock, createClock } from './clock';

/** The clock of the screens below. The browser's, unless someone provides another: a story, a test, a replay. */
export const ClockContext = createContext<Clock>(createClock(() => Date.now()));

/** Now, in ms since the epoch; the component is drawn anew each minute. */
export function useNow(): number {
  const clock = use(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
