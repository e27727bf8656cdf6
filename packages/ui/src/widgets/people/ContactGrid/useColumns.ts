import { type RefObject, useLayoutEffect, useState } from 'react';

/** Minimum card width in rem. */
export const CARD_REM = 17;
/** Gap between cards in rem. */
export const GAP_REM = 0.75;

const remInPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** How many cards fit side by side. @param width in px. @param rem in px. */
export function columnsIn(width: number, rem: number): number {
  return Math.max(1, Math.floor((width + GAP_REM * rem) / ((CARD_REM + GAP_REM) * rem)));
}

/** How many cards fit side by side in the element; `null` until measured. */
export function useColumns(element: RefObject<HTMLElement | null>): number | null {
  const [columns, setColumns] = useState<number | null>(null);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const measure = () => setColumns(columnsIn(measured.clientWidth, remInPx()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return columns;
}
