/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationExpected } from './conversationExpected';
import type { ConversationUpdateIsUrgent } from './conversationUpdateIsUrgent';
import type { ConversationUpdateSnooze } from './conversationUpdateSnooze';
import type { MessageStatus } from './messageStatus';

/**
 * Fields to change, with the meaning they have for a message. Column, snooze and assignee apply to all open messages of the conversation, or to the newest one if none is open.
 */
export interface ConversationUpdate {
  /** Moves the message to this column. A snoozed message comes back. */
  status?: MessageStatus;
  isRead?: boolean;
  isUrgent?: ConversationUpdateIsUrgent;
  /** Snoozes the message; `null` brings it back unchanged. */
  snooze?: ConversationUpdateSnooze;
  /** The member to assign; `null` to unassign. */
  assigneeId?: string | null;
  /**
     * With a `status`: of a completed conversation, the messages to move. By default the newest one.
     * @maxItems 5000
     */
  reopen?: string[];
  /** If given, nothing is changed unless each of these fields has the value given here or already the one that the change sets. */
  expected?: ConversationExpected;
}
