import { type RefObject, useLayoutEffect, useState } from 'react';

/** Measurements in px; all 0 until measured, which happens before the first paint. */
export interface TableRoom {
  /** Width of the scroll container, without its scrollbar. */
  tableWidth: number;
  rowHeight: number;
  headHeight: number;
  rem: number;
}

const unmeasured: TableRoom = { tableWidth: 0, rowHeight: 0, headHeight: 0, rem: 0 };

const isSame = (a: TableRoom, b: TableRoom) =>
  a.tableWidth === b.tableWidth && a.rowHeight === b.rowHeight && a.headHeight === b.headHeight && a.rem === b.rem;

/**
 * Measures the table, and again when its size, text size or pointer type changes.
 *
 * @param ruler an invisible element as high as a row, containing one as high as the headings. Heights are defined only in the style sheet.
 * @param rulerRem the ruler's width.
 */
export function useTableRoom(
  scroller: RefObject<HTMLElement | null>,
  ruler: RefObject<HTMLElement | null>,
  rulerRem: number,
): TableRoom {
  const [room, setRoom] = useState(unmeasured);
  useLayoutEffect(() => {
    const scrolled = scroller.current;
    const measured = ruler.current;
    if (!scrolled || !measured) return;
    const measure = () => {
      const next = {
        tableWidth: scrolled.clientWidth,
        rowHeight: measured.offsetHeight,
        headHeight: measured.firstElementChild?.clientHeight ?? 0,
        rem: measured.offsetWidth / rulerRem,
      };
      setRoom((last) => (isSame(last, next) ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(scrolled);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [scroller, ruler, rulerRem]);
  return room;
}
