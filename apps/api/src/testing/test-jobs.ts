import { doDueJobs } from '../jobs/do-due-jobs.js';
import { EmbeddedJobQueue } from '../jobs/embedded-job-queue.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { JobRunner } from '../jobs/job-runner.js';
import { JobSchedules } from '../jobs/job-schedules.js';
import { JobTable } from '../jobs/job-table.js';
import type { TestDatabase } from './test-database.js';

/** One process's share of the work, on a test's database. */
export interface TestWorker {
  readonly registry: JobRegistry;
  readonly queue: JobQueue;
  readonly table: JobTable;
  readonly schedules: JobSchedules;
  readonly runner: JobRunner;
  /** Does everything that is due, and what comes due through it, until nothing is left. */
  readonly drain: () => Promise<void>;
}

export function makeWorker({ engine, db, clock, ids, workspaces, commits }: TestDatabase): TestWorker {
  const registry = new JobRegistry();
  const queue = new EmbeddedJobQueue(clock, ids, registry);
  const table = new JobTable(engine, clock);
  const schedules = new JobSchedules(engine, db, workspaces, queue, registry, clock);
  const runner = new JobRunner(table, registry, schedules, clock, commits);
  return {
    registry,
    queue,
    table,
    schedules,
    runner,
    drain: () => doJobs(runner),
  };
}

/**
 * Does everything that is due, and what comes due through it, until nothing is left. What is due may have been started by the application's
 * own loop just before.
 */
export async function doJobs(runner: JobRunner): Promise<void> {
  await runner.tidy();
  await doDueJobs(runner);
}
