/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Share of messages without a reply after 24 hours, with its 95% interval; `null` if none has waited that long.
 */
export interface UnansweredShare {
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
