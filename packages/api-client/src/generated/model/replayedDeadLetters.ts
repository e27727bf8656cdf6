/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What became of dead letters.
 */
export interface ReplayedDeadLetters {
  /**
     * How many are tried again from now on.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replayed: number;
}
