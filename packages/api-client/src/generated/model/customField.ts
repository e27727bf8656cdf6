/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Something that a person keeps about a contact under a name of their own.
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
