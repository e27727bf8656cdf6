/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MarketQuoteType } from './marketQuoteType';

/**
 * A market instrument and its change.
 */
export interface MarketQuote {
  label: string;
  value: number;
  /** Change from the previous day: basis points for `bp`, percent for `pct`. */
  change: number;
  /** `bp` for yields, `pct` for indices and currencies. */
  type: MarketQuoteType;
  /** The day of the figure. */
  asOf: string;
  /** When its source was last read. */
  fetchedAt: string;
  /** Sample data for the demo. */
  isSample: boolean;
}
