import { type RefObject, useLayoutEffect, useState } from 'react';
import { rowsInView } from './rowsInView';

interface Heights {
  rowHeight: number;
  headHeight: number;
}

export function useRowsInView(
  count: number,
  { rowHeight, headHeight }: Heights,
  scroller: RefObject<HTMLElement | null>,
): { first: number; last: number } {
  const [view, setView] = useState({ first: 0, last: -1 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const height = element.clientHeight - headHeight;
      const next = rowsInView({ top: element.scrollTop, height }, rowHeight, count);
      setView((last) => (last.first === next.first && last.last === next.last ? last : next));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [count, rowHeight, headHeight, scroller]);
  return view;
}
