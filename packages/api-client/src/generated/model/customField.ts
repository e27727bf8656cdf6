/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A custom field of a contact.
 */
export interface CustomField {
  /**
     * @minLength 1
     * @maxLength 60
     */
  key: string;
  /** @maxLength 500 */
  value: string;
}
