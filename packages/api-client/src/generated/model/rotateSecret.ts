/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * How to rotate a secret.
 */
export interface RotateSecret {
  /**
     * How long the previous secret signs alongside the new one, in hours.
     * @minimum 0
     * @maximum 168
     */
  overlap_hours?: number;
}
