/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface ProjectUpdate {
  /**
     * Unique in the workspace, case-insensitive.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /**
     * New position; the others shift.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}
