/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a retention setting would delete.
 */
export interface RetentionPreview {
  /**
     * Number of older messages.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** Messages before this time would be deleted. */
  before: string;
}
