/** Values per statement: both engines take tens of thousands of parameters, and rows have up to thirty columns. */
const ROWS = 200;
const KEYS = 1000;

/** Splits rows for inserts. */
export const rowChunks = <Item>(items: readonly Item[]): Item[][] => chunks(items, ROWS);

/** Splits keys for `in (…)`. */
export const keyChunks = <Item>(items: readonly Item[]): Item[][] => chunks(items, KEYS);

function chunks<Item>(items: readonly Item[], size: number): Item[][] {
  const all: Item[][] = [];
  for (let start = 0; start < items.length; start += size) all.push(items.slice(start, start + size));
  return all;
}
