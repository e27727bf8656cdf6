/** A value, and which place along the chart it belongs to. */
export interface Found {
  value: number;
  index: number;
}

/** What there is to say about a series. */
export interface Findings {
  first: Found;
  latest: Found;
  /** The first of the highest. */
  highest: Found;
  /** The first of the lowest. */
  lowest: Found;
  /** From first to latest, as a share of the first; `null` where that is zero and no share can be told. */
  change: number | null;
}

/** @returns `null` where nothing was measured. */
export function findingsOf(values: readonly (number | null)[]): Findings | null {
  const found = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const first = found[0];
  const latest = found.at(-1);
  if (!first || !latest) return null;
  return {
    first,
    latest,
    highest: found.reduce((best, one) => (one.value > best.value ? one : best), first),
    lowest: found.reduce((best, one) => (one.value < best.value ? one : best), first),
    change: first.value === 0 ? null : (latest.value - first.value) / Math.abs(first.value),
  };
}
