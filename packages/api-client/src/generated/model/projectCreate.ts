/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface ProjectCreate {
  /**
     * Unique in the workspace, case-insensitive.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
}
