import { type RefObject, useLayoutEffect, useState } from 'react';

/** What there is room for, in px. All are 0 until the table has been measured, before it is painted. */
export interface TableRoom {
  /** Of the scrolling region, without its scroll bar. */
  tableWidth: number;
  rowHeight: number;
  rem: number;
}

/**
 * Measures the table, and again whenever it, its text or its pointer changes.
 *
 * @param ruler an invisible element as high as a row, so that the style sheet alone says how high that is.
 */
export function useTableRoom(
  scroller: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  rulerRem: number,
): TableRoom {
  const [room, setRoom] = useState<TableRoom>({ tableWidth: 0, rowHeight: 0, rem: 0 });
  useLayoutEffect(() => {
    const scrolled = scroller.current;
    const measured = ruler.current;
    if (!scrolled || !measured) return;
    const measure = () => {
      const tableWidth = scrolled.clientWidth;
      const rowHeight = measured.offsetHeight;
      const rem = measured.offsetWidth / rulerRem;
      setRoom((last) =>
        last.tableWidth === tableWidth && last.rowHeight === rowHeight && last.rem === rem
          ? last
          : { tableWidth, rowHeight, rem },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scrolled);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [scroller, ruler, rulerRem]);
  return room;
}
