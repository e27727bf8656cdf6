import { useEffect, useRef } from 'react';

/** Distance from the end, in rows, that counts as near: enough to load the next page before the end is visible. */
const nearness = 20;

/** Calls back when the visible rows near the end, once per list length. */
export function useEndReached(lastInView: number | undefined, count: number, onEndReached: (() => void) | undefined) {
  const askedAt = useRef(-1);
  useEffect(() => {
    if (lastInView === undefined || !onEndReached || count === 0) return;
    if (lastInView < count - nearness || askedAt.current === count) return;
    askedAt.current = count;
    onEndReached();
  }, [lastInView, count, onEndReached]);
}
