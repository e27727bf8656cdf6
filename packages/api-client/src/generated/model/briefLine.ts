/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefLineKind } from './briefLineKind';
import type { Channel } from './channel';

/**
 * An item to act on today, with what it is about.
 */
export interface BriefLine {
  /** An unanswered message, a due follow-up, a failed send, or a channel to reconnect. */
  kind: BriefLineKind;
  /**
     * The subject or beginning of the message, or the title of the task.
     * @nullable
     */
  title: string | null;
  /**
     * What went wrong, for `send_failed` and `connection`.
     * @nullable
     */
  reason: string | null;
  /** Priority of the message, for `answer`. */
  priority: number | null;
  isUrgent: boolean;
  channel: Channel | null;
  /** Start of the wait, or the due time. */
  at: string;
  messageId: string | null;
  conversationId: string | null;
  taskId: string | null;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
}
