/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Number of contacts whose class changed in the last seven days.
 */
export type PatternsChanged = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  since: string;
};
