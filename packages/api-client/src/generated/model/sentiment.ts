/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SentimentLabel } from './sentimentLabel';

/**
 * Sentiment of the visible text.
 */
export interface Sentiment {
  label: SentimentLabel;
  /** From -1 (very negative) to 1 (very positive). */
  compound: number | null;
}
