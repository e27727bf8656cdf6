import { z } from 'zod';
import { SystemClock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { ChangeLog } from '../database/change-log.js';
import { Commits } from '../database/commits.js';
import { databaseTarget } from '../database/database-url.js';
import { openEngine } from '../database/engine.js';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { Workspaces } from '../database/workspaces.js';
import { EmbeddedJobQueue } from '../jobs/embedded-job-queue.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { JobRunner } from '../jobs/job-runner.js';
import { JobSchedules } from '../jobs/job-schedules.js';
import { JobTable } from '../jobs/job-table.js';

/**
 * A process that takes one job and never finishes it, for a test to kill. Prints `taken` once it has the job. Arguments: the data folder and, for
 * PostgreSQL, the address.
 */
const [dataDir = '', url] = process.argv.slice(2);
const target = databaseTarget(url, `${dataDir}/concordia.db`);
const clock = new SystemClock();
const ids = new Ids(clock);
const commits = new Commits();
const engine = await openEngine(target, () => undefined);
const db = new WorkspaceDatabase(engine, commits, new ChangeLog(clock));
const registry = new JobRegistry();
const workspaces = new Workspaces(
  engine,
  {
    host: '127.0.0.1',
    port: 0,
    dataDir,
    database: target,
    demo: false,
    feeds: 'none',
    market: { treasury: '', ecb: '', stooq: '' },
    webRoot: null,
    llm: null,
    timeZone: 'UTC',
    logLevel: 'silent',
  },
  clock,
  ids,
);
const schedules = new JobSchedules(engine, db, workspaces, new EmbeddedJobQueue(clock, ids, registry), registry, clock);
const runner = new JobRunner(new JobTable(engine, clock), registry, schedules, clock, commits);
registry.register({
  kind: 'endless',
  schema: z.object({}),
  concurrency: 1,
  maxAttempts: 5,
  handle: () => {
    process.stdout.write('taken\n');
    return new Promise(() => setInterval(() => undefined, 1000));
  },
});
await runner.runDue();
