/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizedQueueDay } from './optimizedQueueDay';
import type { OptimizedTask } from './optimizedTask';

/**
 * The tasks in the order that makes the most of the day.
 */
export interface OptimizedQueue {
  /** In the order to do them; what does not fit comes last. */
  optimized_tasks: OptimizedTask[];
  /** Today, or the next working day when nothing fits into what is left of it. */
  day: OptimizedQueueDay;
}
