/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The contact of a task.
 */
export interface TaskContact {
  /** A UUID. */
  id: string;
  name: string;
  /** @nullable */
  company: string | null;
}
