export interface Item {
  /** An integer, at least 0. */
  readonly size: number;
  /** At least 0. */
  readonly value: number;
}

/**
 * Chooses the items that fit with the highest total value: exact, by dynamic programming over sizes (Bellman 1957). O(items × capacity) time and
 * bytes.
 *
 * @param capacity an integer, at least 0.
 * @returns whether each item is taken.
 */
export function knapsack(items: readonly Item[], capacity: number): boolean[] {
  const width = capacity + 1;
  const best = new Float64Array(width);
  const isTaken = new Uint8Array(items.length * width);
  for (const [index, { size, value }] of items.entries()) {
    for (let room = capacity; room >= size; room -= 1) {
      const worth = (best[room - size] ?? 0) + value;
      if (worth <= (best[room] ?? 0)) continue;
      best[room] = worth;
      isTaken[index * width + room] = 1;
    }
  }
  const taken = items.map(() => false);
  let room = capacity;
  for (let index = items.length - 1; index >= 0; index -= 1) {
    if (isTaken[index * width + room] !== 1) continue;
    taken[index] = true;
    room -= items[index]?.size ?? 0;
  }
  return taken;
}
