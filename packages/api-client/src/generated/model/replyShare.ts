/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Estimated share of messages with a reply after a time (Kaplan–Meier).
 */
export interface ReplyShare {
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  minutes: number;
  /** `null` where nobody has been observed for so long. */
  share: number | null;
}
