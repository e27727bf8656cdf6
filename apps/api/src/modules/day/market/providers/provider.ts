import { basisPointChange, percentChange } from '@concordia/domain';

/** A figure as a source tells it. */
export interface Quote {
  readonly symbol: string;
  readonly label: string;
  readonly value: number;
  /** Against the day before: basis points for `bp`, percent for `pct`. */
  readonly change: number;
  readonly type: 'bp' | 'pct' | 'other';
  /** The day of the figure, ms since the epoch. */
  readonly asOf: number;
}

/** The last two days of something. */
export interface TwoDays {
  readonly before: number;
  readonly value: number;
  readonly asOf: number;
}

export interface Provider {
  readonly id: 'treasury' | 'ecb' | 'stooq';
  /**
   * @param origin where it is, without a slash at the end.
   * @param read fetches a text; throws when it cannot be had.
   * @returns the quotes that could be read; those that could not are missing.
   */
  readonly quotes: (origin: string, now: number, read: (url: string) => Promise<string>) => Promise<Quote[]>;
}

/** A price or a rate: its change is in percent. */
export const inPercent = (symbol: string, label: string, { before, value, asOf }: TwoDays): Quote => ({
  symbol,
  label,
  value,
  change: percentChange(before, value),
  type: 'pct',
  asOf,
});

/** A yield in percent: its change is in basis points. */
export const inBasisPoints = (symbol: string, label: string, { before, value, asOf }: TwoDays): Quote => ({
  symbol,
  label,
  value,
  change: basisPointChange(before, value),
  type: 'bp',
  asOf,
});
