/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Progress of the current rebuild; `null` if none is running.
 */
export type GraphStatsRebuilt = {
  /**
     * Number of people added so far.
     * @minimum 0
     * @maximum 9007199254740991
     */
  done: number;
  /**
     * Total number of people to add.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
} | null;
