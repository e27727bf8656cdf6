/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ConversationChangeIsUrgent } from './conversationChangeIsUrgent';
import type { ConversationChangeSnooze } from './conversationChangeSnooze';
import type { MessageStatus } from './messageStatus';

/**
 * Fields to change, with the meaning they have for a message. Column, snooze and assignee apply to all open messages of the conversation, or to the newest one if none is open.
 */
export interface ConversationChange {
  /** Moves the message to this column. A snoozed message comes back. */
  status?: MessageStatus;
  isRead?: boolean;
  isUrgent?: ConversationChangeIsUrgent;
  /** Snoozes the message; `null` brings it back unchanged. */
  snooze?: ConversationChangeSnooze;
  /** The member to assign; `null` to unassign. */
  assigneeId?: string | null;
  /**
     * With a `status`: of a completed conversation, the messages to move. By default the newest one.
     * @maxItems 5000
     */
  reopen?: string[];
}
