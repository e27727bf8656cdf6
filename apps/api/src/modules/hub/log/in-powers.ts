/** The most rows that one statement takes. */
const LARGEST = 64;

/** Cuts a list into pieces whose lengths are powers of two: statements are kept prepared, and this way there are few different ones. */
export function inPowersOfTwo<Item>(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [];
  for (let from = 0, size = LARGEST; from < items.length; from += size) {
    while (size > items.length - from) size /= 2;
    pieces.push(items.slice(from, from + size));
  }
  return pieces;
}
