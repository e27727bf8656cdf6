/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { QueueProposalActionType } from './queueProposalActionType';
import type { QueueProposalEntityType } from './queueProposalEntityType';
import type { QueueProposalSource } from './queueProposalSource';

/**
 * A proposed task, estimated from what is known about the contact.
 */
export interface QueueProposal {
  /**
     * For a person, the ID of the contact. Other entities are planned but not linked.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: QueueProposalEntityType;
  action_type: QueueProposalActionType;
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
  /** ID of the task or the message. */
  id: string;
  title: string;
  /** Due time. The plan minimizes lateness weighted by value. */
  due_at?: string | null;
  /** `follow_up`: an open task about a contact. `suggestion`: a message that is waiting for a reply. */
  source: QueueProposalSource;
  /** Same as `due_at`. */
  dueAt: string | null;
  contactName: string;
  /** The task that accepting the plan reschedules; `null` if a new task is created. */
  taskId: string | null;
  /** The message it is about. */
  messageId: string | null;
}
