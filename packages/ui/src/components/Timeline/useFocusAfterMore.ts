import { useLayoutEffect, useRef } from 'react';

/** When the last page has come, the button that asked for it is gone: focus goes on to the first event that came with it. */
export function useFocusAfterMore(count: number, hasMore: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef({ count, hasMore });
  useLayoutEffect(() => {
    const { count: known, hasMore: hadMore } = before.current;
    before.current = { count, hasMore };
    if (!hadMore || hasMore || document.activeElement !== document.body) return;
    const [...events] = root.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [];
    (events[known] ?? events.at(-1))?.focus();
  }, [count, hasMore]);
  return root;
}
