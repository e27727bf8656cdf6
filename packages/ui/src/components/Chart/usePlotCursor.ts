import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { Point } from './types';
import { type Cursor, type Orientation, walk } from './walk';

interface PlotCursorOptions {
  extent: { series: number; count: number };
  lie: Orientation;
  /** The value at a place of the plot. */
  find: (place: Point) => Cursor | null;
  /** A value in words. */
  say: (cursor: Cursor) => string;
  /** Opens what a value was counted from. */
  onOpen?: (cursor: Cursor) => void;
}

/** Which value one looks at, by keys or by pointer. Only what keys led to is said: a pointer is led by who sees. */
export function usePlotCursor({ extent, lie, find, say, onOpen }: PlotCursorOptions) {
  const [cursor, setCursor] = useState<Cursor | null>(null);
  const [said, setSaid] = useState('');

  const leave = () => {
    setCursor(null);
    setSaid('');
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Escape' && cursor) {
      event.stopPropagation();
      leave();
      return;
    }
    if (event.key === 'Enter' && cursor && onOpen) {
      event.preventDefault();
      onOpen(cursor);
      return;
    }
    const next = walk(event.key, cursor, extent, lie);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    setSaid(say(next));
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, right, top } = event.currentTarget.getBoundingClientRect();
    setCursor(find({ x: lie.isRtl ? right - event.clientX : event.clientX - left, y: event.clientY - top }));
  };

  // A finger that points only looks: the table has the figures as buttons.
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const isFinger = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
    if (cursor && !isFinger) onOpen?.(cursor);
  };

  // A finger that is lifted still looks at what it pointed at.
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') leave();
  };

  return {
    cursor,
    said,
    plotProps: {
      tabIndex: 0,
      onKeyDown,
      onPointerMove,
      onPointerDown: onPointerMove,
      onPointerLeave,
      onClick,
      onBlur: leave,
    },
  };
}
