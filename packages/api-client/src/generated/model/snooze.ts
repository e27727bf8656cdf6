/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A message that was put off.
 */
export interface Snooze {
  /** When it comes back. */
  until: string;
  /** Whether an answer of theirs brings it back before. */
  unlessReply: boolean;
}
