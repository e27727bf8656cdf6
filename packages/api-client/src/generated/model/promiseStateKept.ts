/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * `null` while it is open.
 */
export type PromiseStateKept = {
  /** When it was checked off. */
  at: string;
  /** The message that kept it; `null` if it was checked off by hand. */
  messageId: string | null;
} | null;
