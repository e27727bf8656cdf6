/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A text that is written often, with gaps for who it goes to.
 */
export interface CannedReply {
  /** A UUID. */
  id: string;
  name: string;
  /** With gaps: `{first_name}`, `{company}`, `{my_name}`. */
  content: string;
  /**
     * What is typed after a slash to get it.
     * @nullable
     */
  shortcut: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}
