import type { ConversationTableColumn } from '@concordia/domain';
import { canBeMarkedUrgent, type DeskItem } from '../messages/deskItem';

/** The columns that can be edited. */
const CONVERSATION_FIELDS = ['status', 'assignee', 'priority', 'snoozed', 'projects'] as const;

export type ConversationField = (typeof CONVERSATION_FIELDS)[number];

/** The field of a column; `null` for a column that cannot be edited. */
export const fieldOf = (column: ConversationTableColumn): ConversationField | null =>
  CONVERSATION_FIELDS.find((field) => field === column) ?? null;

/** A priority is raised by marking the conversation urgent, which needs an open message. */
export const canEdit = (item: DeskItem, field: ConversationField): boolean =>
  field !== 'priority' || canBeMarkedUrgent(item);
