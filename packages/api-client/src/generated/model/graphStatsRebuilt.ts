/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How far the rebuild under way has come; `null` when there is none.
 */
export type GraphStatsRebuilt = {
  /**
     * People who have been placed.
     * @minimum 0
     * @maximum 9007199254740991
     */
  done: number;
  /**
     * Of so many.
     * @minimum 0
     * @maximum 9007199254740991
     */
  total: number;
} | null;
