/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A custom field that contacts have, by its name.
 */
export interface UsedField {
  name: string;
  /**
     * Number of contacts with a value.
     * @minimum 1
     * @maximum 9007199254740991
     */
  contacts: number;
}
