/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageStatus } from './messageStatus';
import type { MessageUpdateIsUrgent } from './messageUpdateIsUrgent';
import type { MessageUpdateSnooze } from './messageUpdateSnooze';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface MessageUpdate {
  /** Moves the message to this column. A snoozed message comes back. */
  status?: MessageStatus;
  isRead?: boolean;
  isUrgent?: MessageUpdateIsUrgent;
  /** Snoozes the message; `null` brings it back unchanged. */
  snooze?: MessageUpdateSnooze;
  /** The member to assign; `null` to unassign. */
  assigneeId?: string | null;
}
