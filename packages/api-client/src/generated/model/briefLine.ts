/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefLineKind } from './briefLineKind';
import type { Channel } from './channel';

/**
 * One thing to do today, with what it is about.
 */
export interface BriefLine {
  /** Somebody waits for an answer, a follow-up is due, a message did not get through, or a channel must be connected again. */
  kind: BriefLineKind;
  /**
     * The message's subject or beginning, or the task's title.
     * @nullable
     */
  title: string | null;
  /**
     * What went wrong, for `send_failed` and `connection`.
     * @nullable
     */
  reason: string | null;
  /** For `answer`. */
  priority: number | null;
  isUrgent: boolean;
  channel: Channel | null;
  /** Since when it waits, or when it was due. */
  at: string;
  messageId: string | null;
  conversationId: string | null;
  taskId: string | null;
  contactId: string | null;
  /** @nullable */
  contactName: string | null;
}
