/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { OptimizationTaskActionType } from './optimizationTaskActionType';
import type { OptimizationTaskEntityType } from './optimizationTaskEntityType';

/**
 * Something to do for a person or a company, and what that is worth.
 */
export interface OptimizationTask {
  /**
     * Of a person: the contact. Others are planned for, and led nowhere.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: OptimizationTaskEntityType;
  action_type: OptimizationTaskActionType;
  /**
     * What comes of it when it succeeds, in the currency of deals.
     * @minimum 0
     * @maximum 1000000000000
     */
  estimated_value: number;
  /**
     * How long it takes, in minutes.
     * @minimum 1
     * @maximum 1440
     */
  estimated_time_minutes: number;
  /**
     * How likely it comes to nothing: that share of the value is not counted.
     * @minimum 0
     * @maximum 1
     */
  risk_score: number;
  /**
     * How much it presses: 1 counts the value twice.
     * @minimum 0
     * @maximum 1
     */
  urgency_score: number;
  /**
     * The name that the caller knows it by. It comes back.
     * @minLength 1
     * @maxLength 200
     */
  id?: string;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /** When it should be done; the plan is late for as few of value as can be. */
  due_at?: string | null;
}
