/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskState } from './taskState';

/**
 * What to change; what is left out stays.
 */
export interface TaskUpdate {
  /**
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  note?: string | null;
  /** `null` takes the time from a task; a follow-up keeps one. */
  dueAt?: string | null;
  state?: TaskState;
  assigneeId?: string | null;
}
