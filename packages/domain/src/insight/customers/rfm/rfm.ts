import { quantile } from '../../../shared/maths/quantile.js';
import { bySegment, RFM_SCORES, RFM_SEGMENTS, type RfmScore, type RfmSegment, SEGMENT_NUMBERS } from './segments.js';

/** What "monetary" is made of; a figure says which one it used. */
export type MonetaryBasis = 'deal_value' | 'engagement';

/** Customers, column by column; all of one length, and nothing in them is `NaN`. */
export interface RfmInput {
  /** How long ago each was last heard of, in any unit: less is better. */
  readonly silence: Float64Array;
  /** How often. */
  readonly frequency: Float64Array;
  /** How much: the deal value where it is known, else the weighted engagement. */
  readonly monetary: Float64Array;
}

export interface RfmScores {
  /** 1 to 5 for each customer. */
  readonly recency: Uint8Array;
  readonly frequency: Uint8Array;
  readonly monetary: Uint8Array;
  /** For each customer, a number of `RFM_SEGMENTS`. */
  readonly segment: Uint8Array;
  /** How many customers are in each segment; together, all. */
  readonly counts: Readonly<Record<RfmSegment, number>>;
  /** Means out of 5, `overall` of all three; `null` without customers. */
  readonly averages: RfmAverages | null;
}

export interface RfmAverages {
  readonly overall: number;
  readonly recency: number;
  readonly frequency: number;
  readonly monetary: number;
  /** The mean of R + F + M, 3 to 15, as the morning brief shows it. */
  readonly sum: number;
}

/** Four values between which there are five scores, ascending. */
export type Thresholds = readonly [number, number, number, number];

/** The quantiles of type 7 at .2, .4, .6 and .8. */
export function thresholdsOf(values: Float64Array): Thresholds {
  const sorted = values.toSorted();
  return [quantile(sorted, 0.2), quantile(sorted, 0.4), quantile(sorted, 0.6), quantile(sorted, 0.8)];
}

const exceeded = (value: number, [one, two, three, four]: Thresholds): number =>
  Number(value > one) + Number(value > two) + Number(value > three) + Number(value > four);

/** One more than the thresholds that a value exceeds, so that equal values have equal scores. */
export const scoreAbove = (value: number, thresholds: Thresholds): RfmScore =>
  RFM_SCORES[exceeded(value, thresholds)] ?? 5;

/**
 * Scores all customers against each other and puts each into one of the eight segments (Hughes 1994, Strategic Database Marketing, with the fifths as
 * quantiles rather than ranks, so that equal customers are treated alike).
 *
 * Three sorts for the thresholds, then one pass. Where many are equal, a fifth may be empty: a base in which everybody wrote once has F = 1 for all.
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
