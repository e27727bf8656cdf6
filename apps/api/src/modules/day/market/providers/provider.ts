import { basisPointChange, percentChange } from '@concordia/domain';

export interface Quote {
  readonly symbol: string;
  readonly label: string;
  readonly value: number;
  /** Change from the previous day: basis points for `bp`, percent for `pct`. */
  readonly change: number;
  readonly type: 'bp' | 'pct' | 'other';
  /** Day of the value, in ms since the epoch. */
  readonly asOf: number;
}

/** The last two days of a series. */
export interface TwoDays {
  readonly before: number;
  readonly value: number;
  readonly asOf: number;
}

export interface Provider {
  readonly id: 'treasury' | 'ecb' | 'stooq';
  /**
   * @param origin base URL, without a trailing slash.
   * @param read fetches a text; throws on failure.
   * @returns the quotes that could be read; the others are omitted.
   */
  readonly quotes: (origin: string, now: number, read: (url: string) => Promise<string>) => Promise<Quote[]>;
}

/** For a price or a rate: the change is in percent. */
export const inPercent = (symbol: string, label: string, { before, value, asOf }: TwoDays): Quote => ({
  symbol,
  label,
  value,
  change: percentChange(before, value),
  type: 'pct',
  asOf,
});

/** For a yield in percent: the change is in basis points. */
export const inBasisPoints = (symbol: string, label: string, { before, value, asOf }: TwoDays): Quote => ({
  symbol,
  label,
  value,
  change: basisPointChange(before, value),
  type: 'bp',
  asOf,
});
