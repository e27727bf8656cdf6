/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskContact } from './taskContact';
import type { TaskKind } from './taskKind';
import type { TaskState } from './taskState';

/**
 * Something that a person means to do.
 */
export interface Task {
  /** A UUID. */
  id: string;
  kind: TaskKind;
  title: string;
  /** @nullable */
  note: string | null;
  /** A follow-up always has one. */
  dueAt: string | null;
  state: TaskState;
  doneAt: string | null;
  contact: TaskContact | null;
  /** The message that it was made from. */
  messageId: string | null;
  conversationId: string | null;
  /** The member who does it. */
  assigneeId: string | null;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
