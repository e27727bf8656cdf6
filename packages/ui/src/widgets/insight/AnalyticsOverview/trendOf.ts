export interface Trend {
  readonly total: number;
  /** As a share of the period before; `unknown` if there is none, `from none` if it had no messages. */
  readonly change: number | 'unknown' | 'from none';
}

/** @param before the counts of the period before; `null` if it cannot be compared. */
export function trendOf(now: readonly number[], before: readonly number[] | null): Trend {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
  const total = sum(now);
  if (before === null) return { total, change: 'unknown' };
  const preceding = sum(before);
  if (preceding === 0) return { total, change: total === 0 ? 0 : 'from none' };
  return { total, change: (total - preceding) / preceding };
}
