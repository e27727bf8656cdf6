/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NewsItemSource } from './newsItemSource';

/**
 * A headline.
 */
export interface NewsItem {
  title: string;
  url: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  publishedAt: string;
  source: NewsItemSource;
  /** When its source was last read. */
  fetchedAt: string | null;
  /** Sample data for the demo. */
  isSample: boolean;
}
