/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTask } from './optimizationTask';

/**
 * The tasks to plan for today.
 */
export interface QueueRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  tasks: OptimizationTask[];
}
