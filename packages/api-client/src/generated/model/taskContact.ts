/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whom a task is about.
 */
export interface TaskContact {
  /** A UUID. */
  id: string;
  name: string;
  /** @nullable */
  company: string | null;
}
