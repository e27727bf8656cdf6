/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Messages of seven days in the workspace time zone.
 */
export interface ActivityWeek {
  /** First of its seven days. */
  from: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  received: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  sent: number;
}
