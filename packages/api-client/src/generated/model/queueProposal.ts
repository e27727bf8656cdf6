/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { QueueProposalActionType } from './queueProposalActionType';
import type { QueueProposalEntityType } from './queueProposalEntityType';
import type { QueueProposalSource } from './queueProposalSource';

/**
 * Something that is to do, estimated from what is known of the person.
 */
export interface QueueProposal {
  /**
     * Of a person: the contact. Others are planned for, and led nowhere.
     * @minLength 1
     * @maxLength 200
     */
  entity_id: string;
  entity_type: QueueProposalEntityType;
  action_type: QueueProposalActionType;
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
  /** Of the task or of the message. */
  id: string;
  title: string;
  /** When it should be done; the plan is late for as few of value as can be. */
  due_at?: string | null;
  /** `follow_up`: an open task about somebody. `suggestion`: a message that waits for an answer. */
  source: QueueProposalSource;
  /** The same as `due_at`. */
  dueAt: string | null;
  contactName: string;
  /** The task that accepting the plan moves; `null` when it makes one. */
  taskId: string | null;
  /** The message that it is about. */
  messageId: string | null;
}
