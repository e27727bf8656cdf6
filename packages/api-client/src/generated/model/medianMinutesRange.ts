/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface MedianMinutesRange {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  low: number;
  high: number | null;
}
