/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { QueueChange } from './queueChange';

/**
 * The result of accepting a plan. Existing follow-ups and completed tasks are left unchanged.
 */
export interface AcceptedQueue {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  created: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  moved: number;
  /** Changes to reverse on undo: delete new tasks and restore the previous due times of the others. */
  changes: QueueChange[];
}
