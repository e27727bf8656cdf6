export type Level = 'good' | 'fair' | 'poor';

/** The boundaries between levels. If `good` is below `fair`, lower is better. */
export interface Thresholds {
  good: number;
  fair: number;
}

/** A value on a threshold gets the better level. */
export function levelOf(value: number, { good, fair }: Thresholds): Level {
  const reaches = good >= fair ? (limit: number) => value >= limit : (limit: number) => value <= limit;
  if (reaches(good)) return 'good';
  return reaches(fair) ? 'fair' : 'poor';
}
