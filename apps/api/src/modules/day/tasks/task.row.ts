import type { Task } from '@concordia/contract/day';
import type { Cursor } from '@concordia/domain';
import { NEVER_DUE } from '../../../database/never-due.js';

export interface TaskRow {
  readonly id: string;
  readonly kind: 'task' | 'follow_up';
  readonly title: string;
  readonly note: string | null;
  readonly due_at: number;
  readonly state: 'open' | 'done';
  readonly done_at: number | null;
  readonly contact_id: string | null;
  readonly message_id: string | null;
  readonly conversation_id: string | null;
  readonly assignee_id: string | null;
  readonly created_at: number;
  readonly contact_name: string | null;
  readonly contact_company: string | null;
}

export const TASK_COLUMNS = [
  'task.id',
  'task.kind',
  'task.title',
  'task.note',
  'task.due_at',
  'task.state',
  'task.done_at',
  'task.contact_id',
  'task.message_id',
  'task.conversation_id',
  'task.assignee_id',
  'task.created_at',
  'contact.name as contact_name',
  'contact.company as contact_company',
] as const;

const instantOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

export function taskOf(row: TaskRow): Task {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    note: row.note,
    dueAt: row.due_at === NEVER_DUE ? null : instantOf(row.due_at),
    state: row.state,
    doneAt: instantOf(row.done_at),
    contact:
      row.contact_id === null || row.contact_name === null
        ? null
        : { id: row.contact_id, name: row.contact_name, company: row.contact_company },
    messageId: row.message_id,
    conversationId: row.conversation_id,
    assigneeId: row.assignee_id,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

/** Position of a task in its list. Cursors descend but the soonest due comes first, so the due time is negated. */
export const placeOf =
  (state: TaskRow['state'] | undefined) =>
  (row: TaskRow): Cursor => ({ at: state === 'done' ? (row.done_at ?? 0) : -row.due_at, id: row.id });
