/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A word that groups contacts.
 */
export interface Tag {
  tag: string;
  /**
     * How many have it.
     * @minimum 0
     * @maximum 9007199254740991
     */
  contacts: number;
}
