import { useCallback, useMemo, useState } from 'react';

/** The row from which keys move, by key, and its last known index. */
export interface CurrentRow {
  key: string;
  index: number;
}

/**
 * Index of the current row: unchanged, moved, or that of the row that took its place.
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

/** The row in the tab order: the first until another is focused. */
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
  // Tracks the index as rows before it come and go: if the row is removed, its last index counts.
  if (current !== null && item !== undefined && index !== current.index && getKey(item) === current.key) {
    setCurrent({ ...current, index });
  }
  /** The current row was removed, and another is at its index. */
  const isReplaced = current !== null && item !== undefined && getKey(item) !== current.key;
  return { index, choose, isReplaced };
}
