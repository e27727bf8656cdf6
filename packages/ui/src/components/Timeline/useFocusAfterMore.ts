import { type RefObject, useLayoutEffect, useRef } from 'react';

/** When the last page loads, the "more" button disappears: moves focus to the first event of that page. */
export function useFocusAfterMore(root: RefObject<HTMLElement | null>, count: number, hasMore: boolean): void {
  const before = useRef({ count, hasMore });
  useLayoutEffect(() => {
    const { count: known, hasMore: hadMore } = before.current;
    before.current = { count, hasMore };
    if (!hadMore || hasMore || document.activeElement !== document.body) return;
    const [...events] = root.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [];
    (events[known] ?? events.at(-1))?.focus();
  }, [root, count, hasMore]);
}
