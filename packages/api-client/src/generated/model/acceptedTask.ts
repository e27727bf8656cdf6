/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AcceptedTaskActionType } from './acceptedTaskActionType';
import type { AcceptedTaskEntityType } from './acceptedTaskEntityType';

/**
 * A task whose position in the plan is accepted.
 */
export interface AcceptedTask {
  /**
     * For a person, the ID of the contact. Other entities are planned but not linked.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: AcceptedTaskEntityType;
  action_type: AcceptedTaskActionType;
  /**
     * Title of the follow-up. By default, it says whom to write to or call.
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  scheduled_time: string;
  /**
     * Estimated duration, in minutes.
     * @minimum 1
     * @maximum 1440
     */
  estimated_time_minutes: number;
  /** The task to move. If omitted, a follow-up is created. */
  task_id?: string | null;
  /** The message that the new follow-up is about. */
  message_id?: string | null;
}
