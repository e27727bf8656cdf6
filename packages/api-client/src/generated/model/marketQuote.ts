/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MarketQuoteType } from './marketQuoteType';

/**
 * An instrument and how it moved.
 */
export interface MarketQuote {
  label: string;
  value: number;
  /** Against the day before: basis points for `bp`, percent for `pct`. */
  change: number;
  /** Yields are `bp`, indices and currencies `pct`. */
  type: MarketQuoteType;
  /** The day that the figure is of. */
  asOf: string;
  /** When its source was last read. */
  fetchedAt: string;
  /** Invented, for the demo. */
  isSample: boolean;
}
