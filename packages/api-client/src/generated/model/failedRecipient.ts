/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * One of several recipients, who was not reached.
 */
export interface FailedRecipient {
  address: string;
  /** Stable code, the same for all providers. */
  code: string;
  /** What happened and what to do, in plain language. */
  message: string;
  /**
     * The provider’s own code.
     * @nullable
     */
  providerCode: string | null;
}
