import type { JobRunner } from '../jobs/job-runner.js';

/** Does what is due, and what comes due through it, until nothing is left. The clock stands, so what is for later stays. */
export async function doDueJobs(runner: JobRunner): Promise<void> {
  do await runner.idle();
  while ((await runner.runDue()) > 0 || runner.isBusy);
}
