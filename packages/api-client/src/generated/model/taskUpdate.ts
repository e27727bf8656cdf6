/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskState } from './taskState';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface TaskUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  note?: string | null;
  /** `null` clears the due time of a task. A follow-up must have one. */
  dueAt?: string | null;
  state?: TaskState;
  assigneeId?: string | null;
}
