import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from 'react';
import type { Point } from './types';
import { type Cursor, type Orientation, walk } from './walk';

interface PlotCursorOptions {
  extent: { series: number; count: number };
  orientation: Orientation;
  find: (place: Point) => Cursor | null;
  say: (cursor: Cursor) => string;
  onOpen?: (cursor: Cursor) => void;
}

/** The value selected by keys or pointer. Only keyboard moves are announced: pointer users see the value. */
export function usePlotCursor({ extent, orientation, find, say, onOpen }: PlotCursorOptions) {
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
    const next = walk(event.key, cursor, extent, orientation);
    if (!next) return;
    event.preventDefault();
    setCursor(next);
    setSaid(say(next));
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left, right, top } = event.currentTarget.getBoundingClientRect();
    setCursor(find({ x: orientation.isRtl ? right - event.clientX : event.clientX - left, y: event.clientY - top }));
  };

  // A touch only selects: the table offers its figures as buttons.
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const isFinger = nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'touch';
    if (cursor && !isFinger) onOpen?.(cursor);
  };

  // Lifting a finger keeps the selection.
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
