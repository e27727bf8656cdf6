/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number of replies by response time.
 */
export type OverviewResponseTimesBuckets = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  '0-1h': number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  '1-4h': number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  '4-8h': number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  '8-24h': number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  '24h+': number;
};
