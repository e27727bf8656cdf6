import type { Spot } from './layOut';

/** Where an arrow key points on the screen. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What rounding makes of nothing, in shares of the height. */
const NOTHING = 1e-9;

export interface Field {
  /** Where everybody stands. */
  readonly spots: readonly Spot[];
  /** Width by height: shares of the one are not as long as shares of the other. */
  readonly aspect: number;
  /** Reading begins at the right. */
  readonly isRtl: boolean;
}

/**
 * Who is next in the direction of a key: the nearest one in the quarter of the field that it points to. Home goes to the first and End to the
 * last.
 *
 * @param from index of where one is.
 * @returns an index, or `null` where the key means nothing or nobody stands there.
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
    // Whoever stands more aside than ahead is met by another key.
    if (ahead <= NOTHING || aside > ahead + NOTHING || ahead + aside >= least) continue;
    best = index;
    least = ahead + aside;
  }
  return best;
}
