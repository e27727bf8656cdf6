/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A reference to a project.
 */
export interface ProjectRef {
  /** A UUID. */
  id: string;
  name: string;
}
