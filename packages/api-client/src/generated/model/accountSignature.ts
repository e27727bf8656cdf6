/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What is appended to messages of the account.
 */
export interface AccountSignature {
  /**
     * The signature as plain text.
     * @maxLength 10000
     */
  text: string;
  /** The same with its formatting; email only. `null` if it has none. */
  html: string | null;
}
