/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What somebody answered a message with, in one sign.
 */
export interface Reaction {
  emoji: string;
  /** Their handle. */
  from: string;
  /**
     * What the contact of that handle is called; `null` when it is nobody’s.
     * @nullable
     */
  name: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  at: string;
}
