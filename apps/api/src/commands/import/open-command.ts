import { SystemClock } from '../../common/clock.js';
import { Ids } from '../../common/ids.js';
import type { Settings } from '../../common/settings.js';
import { ChangeLog } from '../../database/change-log.js';
import { Commits } from '../../database/commits.js';
import type { Engine } from '../../database/engine.js';
import { runAs } from '../../database/request-context.js';
import { WorkspaceDatabase } from '../../database/workspace-database.js';
import { Workspaces } from '../../database/workspaces.js';
import { EmbeddedJobQueue } from '../../jobs/embedded-job-queue.js';
import type { JobQueue } from '../../jobs/job-queue.js';
import { JobRegistry } from '../../jobs/job-registry.js';
import { JobTable } from '../../jobs/job-table.js';
import { leaveDemo } from '../../modules/demo/leave-demo.js';
import { composeImports, type Imports } from '../../modules/intake/imports/compose.js';
import type { ThreadEntry } from '../../modules/intake/imports/reading/reading-thread.js';

/** Dependencies of a command that imports into a database a server may also be using. */
export interface ImportCommand extends Imports {
  readonly db: WorkspaceDatabase;
  readonly queue: JobQueue;
  readonly jobTable: JobTable;
  /** Runs work in the local owner's workspace. */
  readonly inWorkspace: <Result>(work: () => Result) => Result;
}

export async function openCommand(engine: Engine, settings: Settings, thread: ThreadEntry): Promise<ImportCommand> {
  const clock = new SystemClock();
  const ids = new Ids(clock);
  const db = new WorkspaceDatabase(engine, new Commits(), new ChangeLog(clock));
  const registry = new JobRegistry();
  const queue = new EmbeddedJobQueue(clock, ids, registry);
  const workspaceId = await new Workspaces(engine, settings, clock, ids).local();
  return {
    ...composeImports({ db, settings, clock, ids, queue, registry, thread, leaveDemo }),
    db,
    queue,
    jobTable: new JobTable(engine, clock),
    inWorkspace: (work) => runAs({ kind: 'owner', workspaceId }, work),
  };
}
