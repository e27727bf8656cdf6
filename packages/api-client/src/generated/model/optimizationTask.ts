/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTaskActionType } from './optimizationTaskActionType';
import type { OptimizationTaskEntityType } from './optimizationTaskEntityType';

/**
 * A task for a contact or company, and its value.
 */
export interface OptimizationTask {
  /**
     * For a person, the ID of the contact. Other entities are planned but not linked.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: OptimizationTaskEntityType;
  action_type: OptimizationTaskActionType;
  /**
     * Value if it succeeds, in the deal currency.
     * @minimum 0
     * @maximum 1000000000000
     */
  estimated_value: number;
  /**
     * Estimated duration, in minutes.
     * @minimum 1
     * @maximum 1440
     */
  estimated_time_minutes: number;
  /**
     * Probability that it yields nothing; the value is reduced by this share.
     * @minimum 0
     * @maximum 1
     */
  risk_score: number;
  /**
     * How urgent it is. At 1, the value counts twice.
     * @minimum 0
     * @maximum 1
     */
  urgency_score: number;
  /**
     * ID chosen by the caller, returned unchanged.
     * @minLength 1
     * @maxLength 200
     */
  id?: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /** Due time. The plan minimizes lateness weighted by value. */
  due_at?: string | null;
}
