/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AcceptedTaskActionType } from './acceptedTaskActionType';
import type { AcceptedTaskEntityType } from './acceptedTaskEntityType';

/**
 * A task whose place is accepted.
 */
export interface AcceptedTask {
  /**
     * Of a person: the contact. Others are planned for, and led nowhere.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: AcceptedTaskEntityType;
  action_type: AcceptedTaskActionType;
  /**
     * Left out, it says whom to write to or to call.
     * @minLength 1
     * @maxLength 200
     */
  title?: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  scheduled_time: string;
  /**
     * How long it takes, in minutes.
     * @minimum 1
     * @maximum 1440
     */
  estimated_time_minutes: number;
  /** The task to move. Left out, a follow-up is made. */
  task_id?: string | null;
  /** The message that the new follow-up is about. */
  message_id?: string | null;
}
