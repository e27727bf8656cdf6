/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What to change; what is left out stays.
 */
export interface ProjectUpdate {
  /**
     * Unique in the workspace, whatever its case.
     * @minLength 1
     * @maxLength 60
     */
  name?: string;
  /**
     * Its new place; the others make room.
     * @minimum 0
     * @maximum 50
     */
  position?: number;
}
