/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The first answers of conversations alone.
 */
export type OverviewResponseTimesFirst = {
  /**
     * How many who waited were answered by a person.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /** Hours; `null` where nobody was answered. */
  average: number | null;
  /** Hours, within 1 %. */
  median: number | null;
  /** Hours, within 1 %: nine of ten were answered as soon as that. */
  p90: number | null;
};
