/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Within how many hours to reply.
 */
export interface ResponseTargets {
  /**
     * For a person: at least as fast as half of the replies so far.
     * @minimum 1
     * @maximum 9007199254740991
     */
  recommendedHours: number;
  /**
     * For an automation: the same for the fastest quarter.
     * @minimum 1
     * @maximum 9007199254740991
     */
  automationHours: number;
  /**
     * How many replies of the last 90 days these come from.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replies: number;
}
