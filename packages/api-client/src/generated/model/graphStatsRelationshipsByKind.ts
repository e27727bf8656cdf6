/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Counts by kind.
 */
export type GraphStatsRelationshipsByKind = {
  /**
     * Pairs in which one has written to the other; each direction counts separately.
     * @minimum 0
     * @maximum 9007199254740991
     */
  wrote_to: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  works_at: number;
};
