/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How many people came into another class since then, seven days ago.
 */
export type PatternsChanged = {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  since: string;
};
