import { useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Lets keys scroll what overflows. Text that is too long, with nothing in it to focus, could not be read to its end without a pointer, so the
 * element itself becomes a stop of Tab as long as that holds.
 */
export function useScrollTabStop<Scroller extends HTMLElement>() {
  const ref = useRef<Scroller>(null);
  useLayoutEffect(() => {
    const scroller = ref.current;
    if (!scroller) return;
    const update = () => {
      const isNeeded = scroller.scrollHeight > scroller.clientHeight && !scroller.querySelector(focusable);
      if (isNeeded) scroller.tabIndex = 0;
      else scroller.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(scroller);
    update();
    return () => observer.disconnect();
  }, []);
  return ref;
}
