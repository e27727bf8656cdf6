/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SentimentLabel } from './sentimentLabel';

/**
 * The tone of the visible text.
 */
export interface Sentiment {
  label: SentimentLabel;
  /** From -1, bitter, to 1, delighted. */
  compound: number | null;
}
