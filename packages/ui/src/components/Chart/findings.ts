export interface Found {
  value: number;
  index: number;
}

export interface Findings {
  first: Found;
  latest: Found;
  /** The first, if several are equal. */
  highest: Found;
  /** The first, if several are equal. */
  lowest: Found;
  /** From first to latest, as a share of the first; `null` if the first is zero. */
  change: number | null;
}

/** @returns `null` if nothing was measured. */
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
