/** What a value is worth. */
export type Level = 'good' | 'fair' | 'poor';

/** Where one level ends and the next begins. With `good` below `fair`, less is better. */
export interface Thresholds {
  /** From here on it is good. */
  good: number;
  /** From here on it is fair; on the other side it is poor. */
  fair: number;
}

/** What a value is worth; a value on a threshold has the better level. */
export function levelOf(value: number, { good, fair }: Thresholds): Level {
  const reaches = good >= fair ? (limit: number) => value >= limit : (limit: number) => value <= limit;
  if (reaches(good)) return 'good';
  return reaches(fair) ? 'fair' : 'poor';
}
