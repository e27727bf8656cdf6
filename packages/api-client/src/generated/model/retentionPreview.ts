/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What a retention setting would remove.
 */
export interface RetentionPreview {
  /**
     * How many messages are older.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** Those before this instant would go. */
  before: string;
}
