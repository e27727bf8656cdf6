/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The result of retrying dead letters.
 */
export interface ReplayedDeadLetters {
  /**
     * Number of dead letters being retried.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replayed: number;
}
