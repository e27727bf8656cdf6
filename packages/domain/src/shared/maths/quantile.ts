/**
 * The quantile at a share, with linear interpolation: type 7 of Hyndman & Fan 1996, as in R, NumPy and spreadsheets. Exact.
 *
 * @param sorted ascending, without gaps.
 * @param share in [0, 1].
 * @returns `NaN` for no values.
 */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[Math.min(below + 1, sorted.length - 1)] ?? Number.NaN;
  return low + (high - low) * (place - below);
}
