import { doDueJobs } from '../jobs/do-due-jobs.js';
import { EmbeddedJobQueue } from '../jobs/embedded-job-queue.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { JobRunner } from '../jobs/job-runner.js';
import { JobSchedules } from '../jobs/job-schedules.js';
import { JobTable } from '../jobs/job-table.js';
import type { TestDatabase } from './test-database.js';

/** A job runner, as in one process, on a test's database. */
export interface TestWorker {
  readonly registry: JobRegistry;
  readonly queue: JobQueue;
  readonly table: JobTable;
  readonly schedules: JobSchedules;
  readonly runner: JobRunner;
  /** Runs all due jobs and those that become due as a result, until none is left. */
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

/** Runs all due jobs and those that become due as a result, until none is left. The application's own loop may already have started some. */
export async function doJobs(runner: JobRunner): Promise<void> {
  await runner.tidy();
  await doDueJobs(runner);
}
