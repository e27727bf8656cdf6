import type { JobRunner } from './job-runner.js';

/**
 * Does what is due, and what comes due through it, until nothing is left; schedules are left alone. While a loop beside it does a job, another of
 * its kind finds no room: nothing started is not nothing due.
 */
export async function doDueJobs(runner: JobRunner): Promise<void> {
  do await runner.idle();
  while ((await runner.runDue()) > 0 || runner.isBusy);
}
