import { DAY } from '../time/units.js';

/** The ranges of the analytics screens. */
export const RANGES = ['1d', '7d', '30d', '90d'] as const;

export type Range = (typeof RANGES)[number];

const KNOWN: ReadonlySet<string> = new Set(RANGES);

export const isRange = (value: string): value is Range => KNOWN.has(value);

/** How long each is, in ms. */
export const RANGE_LENGTHS = {
  '1d': DAY,
  '7d': 7 * DAY,
  '30d': 30 * DAY,
  '90d': 90 * DAY,
} as const satisfies Record<Range, number>;

/** A stretch of time: from its start, included, to its end, excluded; ms since the epoch. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** A range that ends now, and the one of the same length before it. */
export function periodsOf(range: Range, now: number): { readonly current: Period; readonly preceding: Period } {
  const length = RANGE_LENGTHS[range];
  return { current: { from: now - length, to: now }, preceding: { from: now - 2 * length, to: now - length } };
}

export interface Growth {
  readonly current: number;
  readonly preceding: number;
  /** In percent of the preceding count; `null` where there was nothing to grow from. */
  readonly percent: number | null;
}

export const growth = (current: number, preceding: number): Growth => ({
  current,
  preceding,
  percent: preceding > 0 ? (100 * (current - preceding)) / preceding : null,
});

/** Growth of a stream of instants over a range against the one before it, in one pass. */
export function growthOf(instants: Iterable<number>, range: Range, now: number): Growth {
  const { current, preceding } = periodsOf(range, now);
  let [here, before] = [0, 0];
  for (const instant of instants) {
    if (isWithin(instant, current)) here += 1;
    else if (isWithin(instant, preceding)) before += 1;
  }
  return growth(here, before);
}

/** Whether an instant lies in a stretch of time. */
export const isWithin = (instant: number, { from, to }: Period): boolean => instant >= from && instant < to;
