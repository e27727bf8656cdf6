/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How a promise was kept.
 */
export interface Kept {
  /** When it was checked off. */
  at: string;
  /** The message that kept it; `null` if it was checked off by hand. */
  messageId: string | null;
}
