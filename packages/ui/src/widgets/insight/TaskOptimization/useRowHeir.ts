import { useLayoutEffect, useRef } from 'react';

/** After removing a row, focuses the row that takes its place, or the last one: the first could be far away. */
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
    /** Call it when the row is removed. */
    follow: (index: number) => {
      removed.current = index;
    },
  };
}
