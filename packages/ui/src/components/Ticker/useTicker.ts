import { use, useEffect, useState } from 'react';
import { ScheduleContext } from '../../motion';

interface TickerOptions {
  /** Identities of the items, in order. */
  ids: readonly string[];
  /** Seconds that each is shown. */
  interval: number;
  /** Whether it goes on by itself. */
  isMoving: boolean;
}

/** Which item is shown. It stays with its item when the list around it changes, and goes on from the end to the beginning. */
export function useTicker({ ids, interval, isMoving }: TickerOptions) {
  const schedule = use(ScheduleContext);
  const [shownId, setShownId] = useState<string>();
  const index = Math.max(0, shownId === undefined ? 0 : ids.indexOf(shownId));
  const count = ids.length;
  const after = ids[(index + 1) % count];
  const before = ids[(index + count - 1) % count];

  useEffect(() => {
    if (!isMoving || count < 2) return;
    return schedule(() => setShownId(after), interval * 1000);
  }, [isMoving, count, after, interval, schedule]);

  return { index, showNext: () => setShownId(after), showPrevious: () => setShownId(before) };
}
