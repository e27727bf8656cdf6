import { quantile } from '../../../shared/maths/quantile.js';
import { bySegment, RFM_SCORES, RFM_SEGMENTS, type RfmScore, type RfmSegment, SEGMENT_NUMBERS } from './segments.js';

/** The source of the monetary value; each figure states which one it used. */
export type MonetaryBasis = 'deal_value' | 'engagement';

/** Customers as columns of equal length, without `NaN`. */
export interface RfmInput {
  /** Time since each customer's last contact, in any unit: less is better. */
  readonly silence: Float64Array;
  readonly frequency: Float64Array;
  /** The deal value if known; otherwise the weighted engagement. */
  readonly monetary: Float64Array;
}

export interface RfmScores {
  /** 1 to 5 for each customer. */
  readonly recency: Uint8Array;
  readonly frequency: Uint8Array;
  readonly monetary: Uint8Array;
  /** For each customer, an index into `RFM_SEGMENTS`. */
  readonly segment: Uint8Array;
  /** Customers per segment; they add up to all. */
  readonly counts: Readonly<Record<RfmSegment, number>>;
  /** Means out of 5, `overall` of all three; `null` without customers. */
  readonly averages: RfmAverages | null;
}

export interface RfmAverages {
  readonly overall: number;
  readonly recency: number;
  readonly frequency: number;
  readonly monetary: number;
  /** The mean of R + F + M, 3 to 15, as shown in the morning brief. */
  readonly sum: number;
}

/** Four ascending boundaries between the five scores. */
export type Thresholds = readonly [number, number, number, number];

/** The quantiles of type 7 at .2, .4, .6 and .8. */
export function thresholdsOf(values: Float64Array): Thresholds {
  const sorted = values.toSorted();
  return [quantile(sorted, 0.2), quantile(sorted, 0.4), quantile(sorted, 0.6), quantile(sorted, 0.8)];
}

const exceeded = (value: number, [one, two, three, four]: Thresholds): number =>
  Number(value > one) + Number(value > two) + Number(value > three) + Number(value > four);

/** One more than the number of thresholds exceeded, so equal values have equal scores. */
export const scoreAbove = (value: number, thresholds: Thresholds): RfmScore =>
  RFM_SCORES[exceeded(value, thresholds)] ?? 5;

/**
 * Scores all customers against each other and assigns each to one of the eight segments (Hughes 1994, Strategic Database Marketing, with quantiles
 * instead of ranks for the fifths, so that equal customers get equal scores).
 *
 * Three sorts for the thresholds, then one pass. With many equal values a fifth may be empty: if everybody wrote once, all have F = 1.
 */
export function rfm({ silence, frequency, monetary }: RfmInput): RfmScores {
  const customers = silence.length;
  const limits = {
    silence: thresholdsOf(silence),
    frequency: thresholdsOf(frequency),
    monetary: thresholdsOf(monetary),
  };
  const scores = {
    recency: new Uint8Array(customers),
    frequency: new Uint8Array(customers),
    monetary: new Uint8Array(customers),
    segment: new Uint8Array(customers),
  };
  const counts = new Uint32Array(RFM_SEGMENTS.length);
  let [sumR, sumF, sumM] = [0, 0, 0];
  for (let customer = 0; customer < customers; customer += 1) {
    const r = 5 - exceeded(silence[customer] ?? 0, limits.silence);
    const f = 1 + exceeded(frequency[customer] ?? 0, limits.frequency);
    const m = 1 + exceeded(monetary[customer] ?? 0, limits.monetary);
    const segment = SEGMENT_NUMBERS[(r - 1) * 5 + f - 1] ?? 0;
    scores.recency[customer] = r;
    scores.frequency[customer] = f;
    scores.monetary[customer] = m;
    scores.segment[customer] = segment;
    counts[segment] = (counts[segment] ?? 0) + 1;
    sumR += r;
    sumF += f;
    sumM += m;
  }
  return {
    ...scores,
    counts: bySegment((segment) => counts[RFM_SEGMENTS.indexOf(segment)] ?? 0),
    averages: customers === 0 ? null : averagesOf(sumR / customers, sumF / customers, sumM / customers),
  };
}

const averagesOf = (recency: number, frequency: number, monetary: number): RfmAverages => ({
  overall: (recency + frequency + monetary) / 3,
  recency,
  frequency,
  monetary,
  sum: recency + frequency + monetary,
});
