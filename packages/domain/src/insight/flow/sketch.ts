import type { TimedCount } from '../../shared/maths/kaplan-meier.js';

/** The relative error of a quantile. */
const ACCURACY = 0.01;
const GROWTH = Math.log((1 + ACCURACY) / (1 - ACCURACY));

/** Counts of values by bucket. Plain data: can be stored as JSON and added up. */
export interface QuantileSketch {
  /** Values below 1. */
  readonly zero: number;
  /** Bucket index → count. */
  readonly buckets: Readonly<Record<string, number>>;
}

/**
 * A quantile sketch, within 1 % of the true values: buckets whose bounds grow geometrically (DDSketch: Masson, Rim & Lee 2019, PVLDB 12(12)
 * 2195-2205). Sketches of days add up exactly to that of a month, and values can be subtracted.
 *
 * @param values at least 0, in a unit whose fractions do not matter: values below 1 count as 0.
 */
export function sketchOf(values: Iterable<number>): QuantileSketch {
  let zero = 0;
  const buckets: Record<string, number> = {};
  for (const value of values) {
    if (value < 1) zero += 1;
    else {
      const bucket = Math.ceil(Math.log(value) / GROWTH);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
    }
  }
  return { zero, buckets };
}

/** Adds two sketches; with `sign` -1 subtracts the second, which must be part of the first. */
export function addSketches(one: QuantileSketch, another: QuantileSketch, sign: 1 | -1 = 1): QuantileSketch {
  const buckets: Record<string, number> = { ...one.buckets };
  for (const [bucket, count] of Object.entries(another.buckets)) {
    const sum = (buckets[bucket] ?? 0) + sign * count;
    if (sum === 0) delete buckets[bucket];
    else buckets[bucket] = sum;
  }
  return { zero: one.zero + sign * another.zero, buckets };
}

export function sumOfSketches(sketches: Iterable<QuantileSketch>): QuantileSketch {
  let zero = 0;
  const buckets: Record<string, number> = {};
  for (const sketch of sketches) {
    zero += sketch.zero;
    for (const bucket in sketch.buckets) buckets[bucket] = (buckets[bucket] ?? 0) + (sketch.buckets[bucket] ?? 0);
  }
  return { zero, buckets };
}

export const sketchCount = ({ zero, buckets }: QuantileSketch): number =>
  Object.values(buckets).reduce((sum, count) => sum + count, zero);

/** The values as far as the sketch knows them, ascending. */
export function sketchCounts({ zero, buckets }: QuantileSketch): TimedCount[] {
  const counts = Object.entries(buckets).map(([bucket, count]) => ({ at: middleOf(Number(bucket)), count }));
  return [{ at: 0, count: zero }, ...counts.toSorted((one, another) => one.at - another.at)];
}

/** The value of a bucket that is within the accuracy of all of them. */
const middleOf = (bucket: number): number => (2 * Math.exp(bucket * GROWTH)) / (1 + Math.exp(GROWTH));

/**
 * The quantile at a share: the lower value if type 7 would average two.
 *
 * @param share in [0, 1].
 * @returns `null` for an empty sketch.
 */
export function sketchQuantile(sketch: QuantileSketch, share: number): number | null {
  const count = sketchCount(sketch);
  if (count === 0) return null;
  const rank = Math.floor(share * (count - 1));
  let below = sketch.zero;
  if (rank < below) return 0;
  const ascending = Object.entries(sketch.buckets).toSorted(([one], [another]) => Number(one) - Number(another));
  for (const [bucket, here] of ascending) {
    below += here;
    if (rank < below) return middleOf(Number(bucket));
  }
  return null;
}
