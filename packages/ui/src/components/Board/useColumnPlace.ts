import { type RefObject, useEffect, useLayoutEffect } from 'react';
import type { VirtualListHandle } from '../VirtualList';
import { useBoard } from './boardContext';

interface ColumnPlace<Item> {
  id: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  heading: RefObject<HTMLElement | null>;
  list: RefObject<VirtualListHandle | null>;
}

/** Tells the board where each card is, and takes the focus that a move from this column leaves. */
export function useColumnPlace<Item>({ id, items, getKey, heading, list }: ColumnPlace<Item>): void {
  const { register, takePlaceToFocus } = useBoard();
  useEffect(
    () => register(id, { indexOf: (cardId) => items.findIndex((item) => getKey(item) === cardId) }),
    [register, id, items, getKey],
  );
  useLayoutEffect(() => {
    const place = takePlaceToFocus(id, (index) => {
      const item = items[index];
      return item === undefined ? undefined : getKey(item);
    });
    if (!place) return;
    if (items.length === 0) heading.current?.focus();
    else list.current?.focusRow(place.index);
  }, [takePlaceToFocus, id, items, getKey, heading, list]);
}
