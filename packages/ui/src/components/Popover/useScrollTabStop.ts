import { useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Makes an element focusable while it overflows and contains nothing focusable, so that keyboard users can scroll it.
 *
 * @returns the cleanup function.
 */
export function keepScrollTabStop(scroller: HTMLElement): () => void {
  const update = () => {
    const overflows = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
    if (overflows && !scroller.querySelector(focusable)) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  };
  // Also calls before the first paint, when the page has been laid out: asking at once would do that twice.
  const observer = new ResizeObserver(update);
  for (const watched of [scroller, ...scroller.children]) observer.observe(watched);
  return () => {
    observer.disconnect();
    scroller.removeAttribute('tabindex');
  };
}

/** Component version of `keepScrollTabStop`; returns the ref for the scroll container. */
export function useScrollTabStop<Scroller extends HTMLElement>() {
  const ref = useRef<Scroller>(null);
  useLayoutEffect(() => (ref.current ? keepScrollTabStop(ref.current) : undefined), []);
  return ref;
}
