/** Maximum rows per statement. */
const LARGEST = 64;

/** Splits a list into chunks whose lengths are powers of two, so that few distinct prepared statements are needed. */
export function inPowersOfTwo<Item>(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [];
  for (let from = 0, size = LARGEST; from < items.length; from += size) {
    while (size > items.length - from) size /= 2;
    pieces.push(items.slice(from, from + size));
  }
  return pieces;
}
