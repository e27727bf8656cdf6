/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A recipient in a draft, whose address may be incomplete.
 */
export interface DraftRecipient {
  name: string | null;
  /**
     * @minLength 1
     * @maxLength 320
     */
  address: string;
}
