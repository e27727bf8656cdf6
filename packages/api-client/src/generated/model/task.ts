/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { TaskContact } from './taskContact';
import type { TaskKind } from './taskKind';
import type { TaskState } from './taskState';

/**
 * A task or follow-up.
 */
export interface Task {
  /** A UUID. */
  id: string;
  kind: TaskKind;
  title: string;
  /** @nullable */
  note: string | null;
  /** Due time. A follow-up always has one. */
  dueAt: string | null;
  state: TaskState;
  doneAt: string | null;
  contact: TaskContact | null;
  /** The message it was created from. */
  messageId: string | null;
  conversationId: string | null;
  /** The assigned member. */
  assigneeId: string | null;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
