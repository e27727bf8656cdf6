/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { QueueChange } from './queueChange';

/**
 * What became of the plan. What was there already, or is done, is left as it is.
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
  /** What taking it back needs: delete what is new, and give the others their time again. */
  changes: QueueChange[];
}
