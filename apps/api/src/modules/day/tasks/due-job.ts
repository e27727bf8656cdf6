import type { NewJob } from '../../../jobs/job-queue.js';

export const DUE_JOB = 'tasks.due';

export const DUE_ATTEMPTS = 10;

/** One job per due time the task is given. */
export const dueJob = (taskId: string, dueAt: number): NewJob => ({
  kind: DUE_JOB,
  payload: { taskId, dueAt },
  runAt: dueAt,
  uniqueKey: `${taskId}:${dueAt}`,
});
