import { type RefObject, useEffect } from 'react';

/** Keeps what stands right above the dock in view while somebody writes there and the dock takes room from the messages. */
export function useKeptBottom(scroller: RefObject<HTMLElement | null>, dock: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const messages = scroller.current;
    if (messages === null) return;
    // The observer tells the first height too, once the page has been laid out: asking at once would do that twice.
    let height: number | null = null;
    const observer = new ResizeObserver(() => {
      const lost = (height ?? messages.clientHeight) - messages.clientHeight;
      height = messages.clientHeight;
      if (dock.current?.contains(document.activeElement)) messages.scrollTop += lost;
    });
    observer.observe(messages);
    return () => observer.disconnect();
  }, [scroller, dock]);
}
