/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskKind } from './taskKind';

/**
 * A task or a follow-up to be made.
 */
export interface NewTask {
  kind: TaskKind;
  /**
     * @minLength 1
     * @maxLength 200
     */
  title: string;
  note?: string | null;
  dueAt?: string | null;
  /** Left out, it is the message's or the conversation's. */
  contactId?: string | null;
  messageId?: string | null;
  /** Left out, it is the message's. */
  conversationId?: string | null;
  assigneeId?: string | null;
}
