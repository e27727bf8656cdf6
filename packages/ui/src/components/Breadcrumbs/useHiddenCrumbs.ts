import { type RefObject, useLayoutEffect, useState } from 'react';
import { hiddenCrumbs } from './hiddenCrumbs';

/**
 * Measures a hidden copy of all pages, and again when the room, the text or its size changes.
 *
 * @param ruler contains the menu button, then every page.
 */
export function useHiddenCrumbs(frame: RefObject<HTMLElement | null>, ruler: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const around = frame.current;
    const measured = ruler.current;
    if (!around || !measured) return;
    const measure = () => {
      const [menu = 0, ...widths] = [...measured.children].map((child) => child.getBoundingClientRect().width);
      // Half a pixel of tolerance for rounding.
      setHidden(hiddenCrumbs(widths, around.clientWidth + 0.5, menu));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [frame, ruler]);
  return hidden;
}
