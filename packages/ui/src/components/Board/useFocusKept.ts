import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a column whose last card went away: the column's name gets it, and arrows and Tab go on from there. What is removed loses
 * its focus to nothing, which is how it is told from focus that went elsewhere.
 *
 * @returns handlers for what holds the cards.
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
