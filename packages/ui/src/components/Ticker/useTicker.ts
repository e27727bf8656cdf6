import { use, useEffect, useState } from 'react';
import { ScheduleContext } from '../../motion';

interface TickerOptions {
  ids: readonly string[];
  interval: number;
  isMoving: boolean;
}

/** Tracks the shown item by id, so it survives changes of the list, and wraps around at the end. */
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
