import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusHeir<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<Place>) => void;
  readonly onBlur: (event: FocusEvent<Place>) => void;
}

/**
 * A button that does its work may go away with what it stood for, or rest while the rest is read again. Whoever pressed it goes on at the first
 * control that is left in the same place, rather than at the top of the page; in a dialog, Escape would not be heard there. Spread it on the
 * place, in the component that draws its controls. Nobody is followed who went elsewhere meanwhile.
 */
export function useFocusHeir<Place extends HTMLElement>(): FocusHeir<Place> {
  const ref = useRef<Place>(null);
  const focused = useRef<Element | null>(null);
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isLeft = focused.current !== null && document.activeElement === document.body;
    // What is disabled while its neighbour is pending takes no focus yet: it is tried again when that is over.
    if (isLeft) ref.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      // A dialog that was opened from here belongs to the place, wherever it stands in the document.
      focused.current = currentTarget.contains(target) ? target : left.current;
    },
    // What is removed does not blur.
    onBlur: ({ target }) => {
      // What is disabled under the focus loses it, too, and nobody chose that.
      if (target.matches(':disabled')) return;
      left.current = focused.current;
      focused.current = null;
    },
  };
}
