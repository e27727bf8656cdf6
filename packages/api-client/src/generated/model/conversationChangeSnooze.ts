/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Snoozes the message; `null` brings it back unchanged.
 */
export type ConversationChangeSnooze = {
  /** When the snooze expires: in the future, at most two years ahead. */
  until: string;
  /** Whether a reply from the contact brings it back earlier. */
  unlessReply: boolean;
} | null;
