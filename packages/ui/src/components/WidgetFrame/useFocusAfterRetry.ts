import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { WidgetState } from './widgetState';

/** The retry button disappears with the error, and focus would return to the top of the page. */
export function useFocusAfterRetry(heading: RefObject<HTMLElement | null>, kind: WidgetState<unknown>['kind']) {
  const before = useRef(kind);
  useLayoutEffect(() => {
    const left = before.current === 'failed' && kind !== 'failed';
    before.current = kind;
    if (left && document.activeElement === document.body) heading.current?.focus();
  }, [kind, heading]);
}
