/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The snooze of a message.
 */
export interface Snooze {
  /** When the snooze expires. */
  until: string;
  /** Whether a reply from the contact brings it back earlier. */
  unlessReply: boolean;
}
