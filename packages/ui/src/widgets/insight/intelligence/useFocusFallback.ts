import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusHeir<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<Place>) => void;
  readonly onBlur: (event: FocusEvent<Place>) => void;
}

/**
 * Keeps focus in place when the focused button is removed or disabled by its own action.
 *
 * Focus moves to the first remaining control in the container instead of the top of the page, where a dialog would not receive Escape.
 * Spread the result on the container, in the component that renders its controls. Does nothing if the user has moved focus elsewhere.
 */
export function useFocusFallback<Place extends HTMLElement>(): FocusHeir<Place> {
  const ref = useRef<Place>(null);
  const focused = useRef<Element | null>(null);
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isLeft = focused.current !== null && document.activeElement === document.body;
    // A control disabled while its neighbor is pending cannot take focus; the next render tries again.
    if (isLeft) ref.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      // A dialog opened from here counts as inside, wherever it is in the document.
      focused.current = currentTarget.contains(target) ? target : left.current;
    },
    // Removed elements fire no blur event.
    onBlur: ({ target }) => {
      // A focused element that becomes disabled loses focus without the user's intent.
      if (target.matches(':disabled')) return;
      left.current = focused.current;
      focused.current = null;
    },
  };
}
