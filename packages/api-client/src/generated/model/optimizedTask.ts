/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTask } from './optimizationTask';

/**
 * A task in its place.
 */
export interface OptimizedTask {
  task: OptimizationTask;
  /**
     * How much a minute of it is worth beside the others, less what slack takes: 50 is as much as the middle one.
     * @minimum 0
     * @maximum 100
     */
  priority_score: number;
  /** Why it is where it is, in words with numbers. */
  reasoning: string[];
  /**
     * In how many of 64 draws of estimates that are off by a fifth its place stays right.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** Left out when the day has no room for it. */
  scheduled_time?: string;
}
