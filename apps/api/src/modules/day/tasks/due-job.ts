import type { NewJob } from '../../../jobs/job-queue.js';

/** The kind of the job that tells when a task is due. */
export const DUE_JOB = 'tasks.due';

/** How often it is tried. */
export const DUE_ATTEMPTS = 10;

/** One job for each time that a task was given. */
export const dueJob = (taskId: string, dueAt: number): NewJob => ({
  kind: DUE_JOB,
  payload: { taskId, dueAt },
  runAt: dueAt,
  uniqueKey: `${taskId}:${dueAt}`,
});
