/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskKind } from './taskKind';

/**
 * A new task or follow-up.
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
  /** Defaults to the contact of the message or the conversation. */
  contactId?: string | null;
  messageId?: string | null;
  /** Defaults to the conversation of the message. */
  conversationId?: string | null;
  assigneeId?: string | null;
}
