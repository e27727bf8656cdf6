/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A project by its name.
 */
export interface ProjectRef {
  /** A UUID. */
  id: string;
  name: string;
}
