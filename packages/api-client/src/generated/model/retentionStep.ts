/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface RetentionStep {
  /**
     * Days since their first message or purchase.
     * @minimum 0
     * @maximum 9007199254740991
     */
  day: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  share: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  low: number;
  /**
     * @minimum 0
     * @maximum 1
     */
  high: number;
}
