/** Where a hash stands; −1 where it does not. @param hashes ascending. */
export function placeIn(hashes: Uint32Array, hash: number): number {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const there = hashes[middle] ?? 0;
    if (there === hash) return middle;
    if (there < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
