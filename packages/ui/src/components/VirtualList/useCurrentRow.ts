import { useCallback, useMemo, useState } from 'react';

/** The row that keys start from, by identity, and the place where it was last seen. */
export interface CurrentRow {
  key: string;
  index: number;
}

/**
 * Where the current row is now: where it was, where it went, or what took its place.
 *
 * @returns -1 for an empty list
 */
export function locateRow<Item>(items: readonly Item[], getKey: (item: Item) => string, current: CurrentRow | null) {
  if (items.length === 0) return -1;
  if (!current) return 0;
  const there = items[current.index];
  if (there !== undefined && getKey(there) === current.key) return current.index;
  const moved = items.findIndex((item) => getKey(item) === current.key);
  return moved >= 0 ? moved : Math.min(current.index, items.length - 1);
}

/** Which row of the list is in the tab order. It is the first until another is chosen. */
export function useCurrentRow<Item>(items: readonly Item[], getKey: (item: Item) => string) {
  const [current, setCurrent] = useState<CurrentRow | null>(null);
  const index = useMemo(() => locateRow(items, getKey, current), [items, getKey, current]);
  const choose = useCallback(
    (next: number) => {
      const item = items[next];
      if (item !== undefined) setCurrent({ key: getKey(item), index: next });
    },
    [items, getKey],
  );
  const item = items[index];
  // What stands before it may come and go: the place that counts when it leaves the list is the last, not the one where it was chosen.
  if (current !== null && item !== undefined && index !== current.index && getKey(item) === current.key) {
    setCurrent({ ...current, index });
  }
  /** The row that was current has left the list, and another stands in its place. */
  const isReplaced = current !== null && item !== undefined && getKey(item) !== current.key;
  return { index, choose, isReplaced };
}
