/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Conversations that await our reply.
 */
export interface AboutWaiting {
  code: 'waiting';
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  urgent: number;
  /**
     * The longest wait among the most urgent.
     * @minimum 0
     */
  longestMinutes: number;
}
