/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Target reply times, in hours.
 */
export interface ResponseTargets {
  /**
     * Target for team members: at least as fast as half of the replies so far.
     * @minimum 1
     * @maximum 9007199254740991
     */
  recommendedHours: number;
  /**
     * Target for automations: at least as fast as the fastest quarter of replies.
     * @minimum 1
     * @maximum 9007199254740991
     */
  automationHours: number;
  /**
     * Number of replies in the last 90 days that these are based on.
     * @minimum 0
     * @maximum 9007199254740991
     */
  replies: number;
}
