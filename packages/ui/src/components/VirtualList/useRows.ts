import {
  defaultRangeExtractor,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { useRemInPx } from './useRemInPx';

interface RowsOptions<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string;
  scroller: RefObject<HTMLDivElement | null>;
  estimatedRowRem: number;
  gapRem: number;
  paddingRem: number;
  /** A row rendered regardless of scrolling: the focused one, which would otherwise lose focus. */
  keptIndex: number;
}

/** Rows rendered beyond the visible ones, at each end. */
const OVERSCAN = 4;

/** Height assumed until the list is measured, in rem. A first guess lets React render the first rows in slices, before it commits the list. */
const FIRST_HEIGHT_REM = 45;

/** None with the first rows, which are what one waits for; the others follow in slices. */
function useOverscan(): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => startTransition(() => setOverscan(OVERSCAN)), []);
  return overscan;
}

type Rows = Virtualizer<HTMLDivElement, HTMLDivElement>;

/** Whether the rows in view at an offset are in the page, and one more at each end. */
function areDrawn(rows: Rows, offset: number): boolean {
  const { options, elementsCache, scrollRect } = rows;
  const first = rows.getVirtualItemForOffset(offset);
  const last = rows.getVirtualItemForOffset(offset + (scrollRect?.height ?? 0));
  if (first === undefined || last === undefined) return false;
  const end = Math.min(last.index + 1, options.count - 1);
  for (let index = Math.max(first.index - 1, 0); index <= end; index += 1) {
    if (!elementsCache.has(options.getItemKey(index))) return false;
  }
  return true;
}

/** Rows that come near the view are rendered in slices, so that what a key does beside its scrolling is not kept waiting. Those in view come at once. */
const observeOffset = (rows: Rows, onOffset: (offset: number, isScrolling: boolean) => void) =>
  observeElementOffset(rows, (offset, isScrolling) => {
    if (areDrawn(rows, offset)) startTransition(() => onOffset(offset, isScrolling));
    else onOffset(offset, isScrolling);
  });

/** Which rows to render, and where. Positions are written to the DOM directly, so scrolling within the rendered rows renders nothing. */
export function useRows<Item>({ items, getKey, scroller, keptIndex, ...sizes }: RowsOptions<Item>) {
  'use no memo'; // See VirtualList.
  const rem = useRemInPx();
  const overscan = useOverscan();
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index];
      return item === undefined ? index : getKey(item);
    },
    [items, getKey],
  );
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      if (keptIndex < 0 || keptIndex >= range.count || indexes.includes(keptIndex)) return indexes;
      return [...indexes, keptIndex].sort((a, b) => a - b);
    },
    [keptIndex],
  );
  const estimateSize = useCallback(() => sizes.estimatedRowRem * rem, [sizes.estimatedRowRem, rem]);
  return useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize,
    getItemKey,
    rangeExtractor,
    gap: sizes.gapRem * rem,
    paddingStart: sizes.paddingRem * rem,
    paddingEnd: sizes.paddingRem * rem,
    // Keeps half a row of context, and the focus ring clear of the edge.
    scrollPaddingStart: sizes.estimatedRowRem * rem * 0.5,
    scrollPaddingEnd: sizes.estimatedRowRem * rem * 0.5,
    overscan,
    observeElementOffset: observeOffset,
    initialRect: { width: 0, height: FIRST_HEIGHT_REM * rem },
    directDomUpdates: true,
    // Scroll events fire once per frame; flushing them synchronously would only lengthen the frame.
    useFlushSync: false,
  });
}
