/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How many of each kind.
 */
export type GraphStatsRelationshipsByKind = {
  /**
     * Pairs of whom one has written to the other; each direction counts.
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
