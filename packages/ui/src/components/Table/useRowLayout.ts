import { type RefObject, useMemo } from 'react';
import type { AriaTableProps } from 'react-aria';
import type { RowCollection } from './rowCollection';

type LayoutDelegate = NonNullable<AriaTableProps['layoutDelegate']>;

/** Layout of all rows, rendered or not, for the Page keys. Rows have equal heights, so a position follows from the index. */
export function useRowLayout<Row>(
  collection: RowCollection<Row>,
  { rowHeight, headHeight }: { rowHeight: number; headHeight: number },
  scroller: RefObject<HTMLElement | null>,
): LayoutDelegate {
  return useMemo(() => {
    const contentSize = () => ({ width: scroller.current?.scrollWidth ?? 0, height: collection.size * rowHeight });
    return {
      getContentSize: contentSize,
      getItemRect: (key) => {
        const index = collection.indexOf(key);
        return index < 0 ? null : { x: 0, y: index * rowHeight, width: contentSize().width, height: rowHeight };
      },
      getVisibleRect: () => ({
        x: scroller.current?.scrollLeft ?? 0,
        y: scroller.current?.scrollTop ?? 0,
        width: scroller.current?.clientWidth ?? 0,
        // The sticky headings cover part of the view.
        height: Math.max(rowHeight, (scroller.current?.clientHeight ?? 0) - headHeight),
      }),
    };
  }, [collection, rowHeight, headHeight, scroller]);
}
