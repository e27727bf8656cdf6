/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number and share of contacts in a class.
 */
export interface CadenceCount {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  people: number;
  /**
     * Share of all contacts who ever had a message.
     * @minimum 0
     * @maximum 1
     */
  share: number;
}
