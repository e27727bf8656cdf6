import { ACTION_MINUTES, actionOf, answerTitle, riskOf, urgencyOf, valueOf } from '@concordia/domain/scheduling';
import { NEVER_DUE } from '../../database/entities/task.js';
import type { QueueProposal } from './queue.dto.js';

interface PersonRow {
  readonly contact_id: string;
  readonly contact_name: string;
  readonly inbound_count: number;
  readonly outbound_count: number;
  /** -1 for none; `null` when the models have not seen them. */
  readonly value_cents: number | null;
}

interface TaskRow extends PersonRow {
  readonly id: string;
  readonly title: string;
  readonly due_at: number;
  readonly message_id: string | null;
  readonly priority: number | null;
}

interface MessageRow extends PersonRow {
  readonly id: string;
  readonly subject: string | null;
  readonly priority: number;
}

/** An open task as something to plan. @param now ms since the epoch. */
export function proposalOfTask(row: TaskRow, now: number): QueueProposal {
  const dueAt = row.due_at === NEVER_DUE ? null : row.due_at;
  return {
    ...estimated(row, row.title, urgencyOf(row.priority, dueAt, now)),
    id: row.id,
    title: row.title,
    source: 'follow_up',
    ...due(dueAt),
    taskId: row.id,
    messageId: row.message_id,
  };
}

/** A message that waits for an answer as something to plan. */
export function proposalOfMessage(row: MessageRow, now: number): QueueProposal {
  return {
    // Answers are written, whatever the subject is about.
    ...estimated(row, '', urgencyOf(row.priority, null, now)),
    id: row.id,
    title: answerTitle(row.contact_name, row.subject),
    source: 'suggestion',
    ...due(null),
    taskId: null,
    messageId: row.id,
  };
}

function estimated(row: PersonRow, words: string, urgency: number) {
  const action = actionOf(words);
  return {
    entity_id: row.contact_id,
    entity_type: 'Person',
    contactName: row.contact_name,
    action_type: action,
    estimated_value: valueOf(row.value_cents === null ? null : Number(row.value_cents) / 100),
    estimated_time_minutes: ACTION_MINUTES[action],
    risk_score: riskOf(row.inbound_count, row.outbound_count),
    urgency_score: urgency,
  } as const;
}

function due(at: number | null) {
  const instant = at === null ? null : new Date(at).toISOString();
  return { dueAt: instant, due_at: instant };
}
