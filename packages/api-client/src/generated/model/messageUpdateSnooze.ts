/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Put it off; `null` brings it back as it was.
 */
export type MessageUpdateSnooze = {
  /** When it comes back: in the future, at most two years ahead. */
  until: string;
  /** Whether an answer of theirs brings it back before. */
  unlessReply: boolean;
} | null;
