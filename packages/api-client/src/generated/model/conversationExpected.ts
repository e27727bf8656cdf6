/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageStatus } from './messageStatus';

/**
 * The state that a change is based on. Omitted fields may differ.
 */
export interface ConversationExpected {
  status?: MessageStatus;
  /** When the snooze expires; `null` for not snoozed. */
  snoozedUntil?: string | null;
  assigneeId?: string | null;
  /** Time of the newest message that was seen. */
  lastMessageAt?: string;
}
