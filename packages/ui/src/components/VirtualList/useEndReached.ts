import { useEffect, useRef } from 'react';

/** How many rows before the end count as near: enough to load the next page before a reader sees the end of this one. */
const nearness = 20;

/** Calls back when the rows in view come near the end, once for every length that the list has had. */
export function useEndReached(lastInView: number | undefined, count: number, onEndReached: (() => void) | undefined) {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (lastInView === undefined || !onEndReached || count === 0) return;
    if (lastInView < count - nearness || askedAt.current === count) return;
    askedAt.current = count;
    onEndReached();
  }, [lastInView, count, onEndReached]);
}
