import type { JobRunner } from './job-runner.js';

/**
 * Runs due jobs, and those that become due as a result, until none is left; ignores schedules. A concurrent loop may occupy a kind's slots, so
 * starting nothing does not mean that nothing is due.
 */
export async function doDueJobs(runner: JobRunner): Promise<void> {
  do await runner.idle();
  while ((await runner.runDue()) > 0 || runner.isBusy);
}
