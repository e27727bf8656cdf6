/** An estimate and the interval in which the truth lies. */
export interface Estimate {
  name: string;
  value: number;
  low: number;
  high: number;
  /** How likely each value is, ascending by `at`. Drawn as a curve above the interval; curves share one scale. */
  density?: readonly { at: number; value: number }[];
}

/** How an estimate stands to what it is compared with: only an interval that leaves the reference out is a difference. */
export type Standing = 'above' | 'below' | 'undecided';

export function standingOf({ low, high }: Pick<Estimate, 'low' | 'high'>, reference: number): Standing {
  if (low > reference) return 'above';
  return high < reference ? 'below' : 'undecided';
}
