import { useLayoutEffect, useRef } from 'react';

/** Whoever removes a row goes on at the one that takes its place, or at the last one: in a long list the first would be far away. */
export function useRowHeir<List extends HTMLElement>() {
  const list = useRef<List>(null);
  const removed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const at = removed.current;
    if (at === null) return;
    removed.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove] button') ?? [];
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  });
  return {
    list,
    /** To be called as the row goes. */
    follow: (index: number) => {
      removed.current = index;
    },
  };
}
