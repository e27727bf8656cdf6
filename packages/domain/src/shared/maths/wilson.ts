import type { Interval } from './bootstrap.js';

const Z = 1.959964;

/** The 95 % interval of a share of `successes` in `total` (Wilson 1927); `null` of nothing. */
export function wilson(successes: number, total: number): Interval | null {
  if (total === 0) return null;
  const share = successes / total;
  const spread = Z ** 2 / total;
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z * Math.sqrt((share * (1 - share)) / total + spread / (4 * total))) / (1 + spread);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
