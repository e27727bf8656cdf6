/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether a promise was kept.
 */
export interface PromiseUpdate {
  /** `true` checks the promise off, `false` reopens it. */
  isKept: boolean;
  /** The message that kept it; omit it to check off by hand. */
  keptByMessageId?: string;
}
