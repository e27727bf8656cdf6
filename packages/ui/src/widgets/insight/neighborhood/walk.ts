import type { Spot } from './layOut';

/** Screen directions of the arrow keys. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Tolerance for rounding, as a share of the height. */
const NOTHING = 1e-9;

export interface Field {
  readonly spots: readonly Spot[];
  /** Width divided by height, since shares of the two differ in length. */
  readonly aspect: number;
  readonly isRtl: boolean;
}

/**
 * The next node in a key's direction: the nearest in the quadrant it points to. Home goes to the first and End to the last.
 *
 * @param from index of the current node.
 * @returns an index, or `null` for other keys and empty quadrants.
 */
export function next(key: string, from: number, { spots, aspect, isRtl }: Field): number | null {
  if (spots.length === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  const direction = DIRECTIONS[key];
  const start = spots[from];
  if (direction === undefined || start === undefined) return null;
  const [x, y] = direction;
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, spot] of spots.entries()) {
    const across = (spot.inline - start.inline) * aspect * (isRtl ? -1 : 1);
    const down = spot.block - start.block;
    const ahead = across * x + down * y;
    const aside = Math.abs(across * y) + Math.abs(down * x);
    // Nodes more to the side than ahead belong to another key.
    if (ahead <= NOTHING || aside > ahead + NOTHING || ahead + aside >= least) continue;
    best = index;
    least = ahead + aside;
  }
  return best;
}
