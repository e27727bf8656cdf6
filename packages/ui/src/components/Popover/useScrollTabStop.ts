import { useLayoutEffect, useRef } from 'react';

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Lets keys scroll what overflows. Content that is too long or too wide, with nothing in it to focus, could not be read to its end without a
 * pointer, so the element itself becomes a stop of Tab as long as that holds.
 *
 * @returns ends that.
 */
export function keepScrollTabStop(scroller: HTMLElement): () => void {
  const update = () => {
    const overflows = scroller.scrollHeight > scroller.clientHeight || scroller.scrollWidth > scroller.clientWidth;
    if (overflows && !scroller.querySelector(focusable)) scroller.tabIndex = 0;
    else scroller.removeAttribute('tabindex');
  };
  const observer = new ResizeObserver(update);
  for (const watched of [scroller, ...scroller.children]) observer.observe(watched);
  update();
  return () => {
    observer.disconnect();
    scroller.removeAttribute('tabindex');
  };
}

/** The same for a component: give the ref to the element that scrolls. */
export function useScrollTabStop<Scroller extends HTMLElement>() {
  const ref = useRef<Scroller>(null);
  useLayoutEffect(() => (ref.current ? keepScrollTabStop(ref.current) : undefined), []);
  return ref;
}
