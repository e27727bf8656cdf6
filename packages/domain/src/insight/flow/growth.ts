export const RANGES = ['1d', '7d', '30d', '90d'] as const;

export type Range = (typeof RANGES)[number];

const KNOWN: ReadonlySet<string> = new Set(RANGES);

export const isRange = (value: string): value is Range => KNOWN.has(value);

/** A period from its start, included, to its end, excluded; ms since the epoch. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

export interface Growth {
  readonly current: number;
  readonly preceding: number;
  /** In percent of the preceding count; `null` if that is 0. */
  readonly percent: number | null;
}

export const growth = (current: number, preceding: number): Growth => ({
  current,
  preceding,
  percent: preceding > 0 ? (100 * (current - preceding)) / preceding : null,
});

export const isWithin = (instant: number, { from, to }: Period): boolean => instant >= from && instant < to;
