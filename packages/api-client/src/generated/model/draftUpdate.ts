/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Addressing } from './addressing';

/**
 * The full current text.
 */
export interface DraftUpdate {
  /** @maxLength 100000 */
  content: string;
  /** The same text with its formatting, of an email. Without formatting if omitted. */
  html?: string | null;
  /** Unchanged if omitted. */
  subject?: string | null;
  /** Recipients; `null` for those of a plain reply. Unchanged if omitted. */
  addressing?: Addressing | null;
  /**
     * Uploaded files. Unchanged if omitted.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /**
     * The draft version that this text is based on.
     * @minimum 0
     * @maximum 2000000000
     */
  version: number;
}
