/**
 * The value below which a share of the values lies, linearly between neighbours: type 7 of Hyndman & Fan 1996, which R, NumPy and spreadsheets
 * use. Exact.
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
