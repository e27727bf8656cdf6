import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface FocusHeir<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<Place>) => void;
  readonly onBlur: () => void;
}

/**
 * A button that does its work may go away with what it stood for. Whoever pressed it goes on at the first control that is left in the same
 * place, rather than at the top of the page; in a dialog, Escape would not be heard there. Spread it on the place, in the component that draws
 * its controls. Nobody is followed who went elsewhere meanwhile.
 */
export function useFocusHeir<Place extends HTMLElement>(): FocusHeir<Place> {
  const ref = useRef<Place>(null);
  const focused = useRef<Element | null>(null);
  const left = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false && document.activeElement === document.body;
    // What is disabled while its neighbour is pending takes no focus yet: it is tried again when that is over.
    if (isLost) ref.current?.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
  });
  return {
    ref,
    onFocus: ({ currentTarget, target }) => {
      // A dialog that was opened from here belongs to the place, wherever it stands in the document.
      focused.current = currentTarget.contains(target) ? target : left.current;
    },
    // What is removed does not blur.
    onBlur: () => {
      left.current = focused.current;
      focused.current = null;
    },
  };
}
