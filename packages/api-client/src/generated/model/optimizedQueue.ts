/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizedQueueDay } from './optimizedQueueDay';
import type { OptimizedTask } from './optimizedTask';

/**
 * Tasks in the order that gets the most value from the day.
 */
export interface OptimizedQueue {
  /** In recommended order; tasks that do not fit come last. */
  optimized_tasks: OptimizedTask[];
  /** Today, or the next working day if nothing fits into the rest of today. */
  day: OptimizedQueueDay;
}
