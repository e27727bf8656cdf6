/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTask } from './optimizationTask';

/**
 * A task and its position in the plan.
 */
export interface OptimizedTask {
  task: OptimizationTask;
  /**
     * Value per minute relative to the other tasks, reduced by slack; 50 is the median task.
     * @minimum 0
     * @maximum 100
     */
  priority_score: number;
  /** Reasons for its position, in plain language with numbers. */
  reasoning: string[];
  /**
     * Share of 64 simulations, with estimates off by up to a fifth, in which its position holds.
     * @minimum 0
     * @maximum 1
     */
  confidence: number;
  /** Omitted if it does not fit into the day. */
  scheduled_time?: string;
}
