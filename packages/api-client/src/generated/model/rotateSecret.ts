/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How a secret is changed.
 */
export interface RotateSecret {
  /**
     * For how long the former secret signs beside the new one, in hours.
     * @minimum 0
     * @maximum 168
     */
  overlap_hours?: number;
}
