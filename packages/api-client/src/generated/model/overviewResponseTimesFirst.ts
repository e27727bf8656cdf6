/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * First replies in conversations only.
 */
export type OverviewResponseTimesFirst = {
  /**
     * Number of waits that got a human reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** In hours; `null` without replies. */
  average: number | null;
  /** Hours, accurate to 1%. */
  median: number | null;
  /** Hours, accurate to 1%: nine of ten got a reply within this time. */
  p90: number | null;
};
