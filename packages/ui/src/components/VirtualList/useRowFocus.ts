import { type FocusEvent, type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { nextRow } from './nextRow';
import type { useCurrentRow } from './useCurrentRow';
import type { useRows } from './useRows';

interface RowFocusOptions {
  count: number;
  scroller: RefObject<HTMLDivElement | null>;
  rows: ReturnType<typeof useRows>;
  current: ReturnType<typeof useCurrentRow>;
}

const indexOf = (element: Element) => Number(element.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1);
const isMain = (target: EventTarget) => target instanceof HTMLElement && 'rowFocus' in target.dataset;

/** Returns false if the row is not rendered. */
function focusDrawn(scroller: HTMLElement | null, index: number): boolean {
  const main = scroller?.querySelector<HTMLElement>(`[data-index="${index}"] [data-row-focus]`);
  main?.focus({ preventScroll: true });
  return main !== undefined && main !== null;
}

/** Moves focus between rows. When the focused row is removed, its replacement gets focus, so that keyboard users keep their place. */
export function useRowFocus({ count, scroller, rows, current }: RowFocusOptions) {
  const hadFocus = useRef(false);
  const { index: currentIndex, choose, isReplaced } = current;

  const focusRow = useCallback(
    (wanted: number) => {
      const index = Math.max(0, Math.min(count - 1, wanted));
      if (count === 0) return;
      choose(index);
      rows.scrollToIndex(index, { align: 'auto' });
      // The current row is always rendered, so one out of view exists by the next frame.
      if (!focusDrawn(scroller.current, index)) requestAnimationFrame(() => focusDrawn(scroller.current, index));
    },
    [count, choose, rows, scroller],
  );

  const onFocus = (event: FocusEvent) => {
    hadFocus.current = true;
    choose(indexOf(event.target));
  };

  /** Focus that moved elsewhere is left alone; removal blurs without a related target. */
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) hadFocus.current = false;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isMain(event.target)) return;
    const { range } = rows;
    const page = range ? range.endIndex - range.startIndex : 1;
    const next = nextRow(event.key, currentIndex, count, page);
    if (next === null) return;
    event.preventDefault();
    focusRow(next);
  };

  useLayoutEffect(() => {
    if (!isReplaced) return;
    // Browsers move focus to the body when the focused element is removed.
    if (hadFocus.current && document.activeElement === document.body) focusRow(currentIndex);
    else choose(currentIndex);
  }, [isReplaced, currentIndex, focusRow, choose]);

  return { focusRow, onFocus, onBlur, onKeyDown };
}
