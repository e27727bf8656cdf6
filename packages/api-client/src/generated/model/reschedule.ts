/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A new send time for an unsent message.
 */
export interface Reschedule {
  /** When to send it. */
  sendAt: string;
}
