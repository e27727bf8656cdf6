import type { World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import { NEVER_DUE } from '../../database/never-due.js';
import type { ScopedTables } from '../../database/tables.js';
import { stopKey } from '../day/notifications/campaign-stops.js';
import { DUE_ATTEMPTS, dueJob } from '../day/tasks/due-job.js';

export interface TaskRows {
  readonly task: Insertable<ScopedTables['task']>[];
  readonly notification: Insertable<ScopedTables['notification']>[];
  readonly job: Insertable<ScopedTables['job']>[];
}

/** @param nextId ids of the jobs, which the world does not provide. */
export function taskRows({ tasks, notifications, now }: World, nextId: () => string): TaskRows {
  return {
    task: tasks.map((task) => ({
      id: task.id,
      kind: task.kind,
      title: task.title,
      note: task.note,
      due_at: task.dueAt ?? NEVER_DUE,
      state: task.state,
      done_at: task.doneAt,
      contact_id: task.contactId,
      message_id: task.messageId,
      conversation_id: task.conversationId,
      assignee_id: task.assigneeId,
      created_at: task.createdAt,
    })),
    notification: notifications.map((notification) => ({
      id: notification.id,
      kind: notification.kind,
      dedupe_key: keyOf(notification),
      title: notification.title,
      reason: notification.reason,
      channel: notification.channel,
      message_id: notification.messageId,
      task_id: notification.taskId,
      contact_id: notification.contactId,
      created_at: notification.createdAt,
      seen_at: notification.seenAt,
    })),
    job: tasks.flatMap((task) => jobRow(nextId(), task, now)),
  };
}

/** Must match the application's deduplication key, so that it does not notify again. */
function keyOf({ id, kind, taskId, messageId, campaignId, createdAt }: World['notifications'][number]): string {
  if (campaignId !== undefined) return stopKey(campaignId, createdAt);
  return kind === 'task_due' ? `task_due:${taskId ?? id}:${createdAt}` : `${kind}:${messageId ?? id}`;
}

function jobRow(id: string, task: World['tasks'][number], now: number): TaskRows['job'] {
  if (task.state === 'done' || task.dueAt === null || task.dueAt <= now) return [];
  const { kind, payload, runAt, uniqueKey } = dueJob(task.id, task.dueAt);
  return [
    {
      id,
      kind,
      payload: JSON.stringify(payload),
      state: 'waiting',
      run_at: runAt ?? now,
      attempts: 0,
      max_attempts: DUE_ATTEMPTS,
      unique_key: uniqueKey ?? null,
      created_at: now,
    },
  ];
}
