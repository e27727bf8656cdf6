import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves focus to the column's title when its last card is removed, so arrows and Tab continue from there. Removal blurs with no related target,
 * which distinguishes it from focus that moved elsewhere.
 *
 * @returns handlers for the container of the cards.
 */
export function useFocusKept(isEmpty: boolean, heading: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isEmpty || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isEmpty, heading]);
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) hadFocus.current = false;
    },
  };
}
