/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageStatus } from './messageStatus';
import type { MessageUpdateIsUrgent } from './messageUpdateIsUrgent';
import type { MessageUpdateSnooze } from './messageUpdateSnooze';

/**
 * What to change; what is left out stays.
 */
export interface MessageUpdate {
  /** Move it to this column; a message that was put off comes back. */
  status?: MessageStatus;
  isRead?: boolean;
  isUrgent?: MessageUpdateIsUrgent;
  /** Put it off; `null` brings it back as it was. */
  snooze?: MessageUpdateSnooze;
  /** The member who is to look after it; `null` for nobody. */
  assigneeId?: string | null;
}
