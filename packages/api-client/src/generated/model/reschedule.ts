/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Another time for a message that has not left.
 */
export interface Reschedule {
  /** When to send it. */
  sendAt: string;
}
