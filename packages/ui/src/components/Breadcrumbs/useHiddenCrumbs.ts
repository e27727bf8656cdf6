import { type RefObject, useLayoutEffect, useState } from 'react';
import { hiddenCrumbs } from './hiddenCrumbs';

/**
 * How many pages between give way, measured on a copy that shows all of them, and again whenever the room, the words or their size change.
 *
 * @param ruler holds the menu button and then every page.
 */
export function useHiddenCrumbs(frame: RefObject<HTMLElement | null>, ruler: RefObject<HTMLElement | null>): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const around = frame.current;
    const measured = ruler.current;
    if (!around || !measured) return;
    const measure = () => {
      const [menu = 0, ...widths] = [...measured.children].map((child) => child.getBoundingClientRect().width);
      // Half a pixel is rounding.
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
