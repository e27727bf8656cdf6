import { createContext, use, useSyncExternalStore } from 'react';
import { type Clock, createClock } from './clock';

/** The clock of the screens below. Stories, tests and replays replace the browser's. */
export const ClockContext = createContext<Clock>(createClock(() => Date.now()));

/** Returns ms since the epoch; re-renders the component every minute. */
export function useNow(): number {
  const clock = use(ClockContext);
  return useSyncExternalStore(clock.subscribe, clock.now, clock.now);
}
