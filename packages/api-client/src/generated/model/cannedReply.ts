/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A reusable text with placeholders for recipient details.
 */
export interface CannedReply {
  /** A UUID. */
  id: string;
  name: string;
  /** May contain placeholders: `{first_name}`, `{company}`, `{my_name}`. */
  content: string;
  /**
     * Text typed after a slash to insert it.
     * @nullable
     */
  shortcut: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}
