/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The count of an account of a channel.
 */
export interface AccountStats {
  /** A UUID. */
  accountId: string;
  /**
     * Number of messages that came in or left by this account.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
}
