/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The whole text as it is now.
 */
export interface DraftUpdate {
  /** @maxLength 100000 */
  content: string;
  /** Left out, it stays. */
  subject?: string | null;
  /**
     * Files that were uploaded. Left out, they stay.
     * @maxItems 10
     */
  attachmentIds?: string[];
  /**
     * The version that this text was written on.
     * @minimum 0
     * @maximum 2000000000
     */
  version: number;
}
