/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTask } from './optimizationTask';

/**
 * What is to do today.
 */
export interface QueueRequest {
  /**
     * @minItems 1
     * @maxItems 500
     */
  tasks: OptimizationTask[];
}
