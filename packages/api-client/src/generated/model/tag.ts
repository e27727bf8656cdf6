/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A label that groups contacts.
 */
export interface Tag {
  tag: string;
  /**
     * Number of contacts with this tag.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
}
