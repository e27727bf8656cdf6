import { type RefCallback, useCallback, useState } from 'react';
import type { Box } from './types';

const isSame = (one: Box | null, other: Box) =>
  one?.width === other.width && one.height === other.height && one.em === other.em;

function measure(element: HTMLElement): Box {
  const { fontSize } = getComputedStyle(element);
  return { width: element.clientWidth, height: element.clientHeight, em: Number.parseFloat(fontSize) || 12 };
}

/**
 * Measures an element and its text size in px, before the first paint and on every resize.
 *
 * The height is set in rem, so a change of text size also resizes the element.
 */
export function useBox(): [ref: RefCallback<HTMLElement>, box: Box | null] {
  const [box, setBox] = useState<Box | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const update = () => {
      const next = measure(element);
      setBox((current) => (isSame(current, next) ? current : next));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, box];
}
