import { Logger } from '@nestjs/common';
import { Ids } from '../common/ids.js';
import type { Settings } from '../common/settings.js';
import { ChangeLog } from '../database/change-log.js';
import { Commits } from '../database/commits.js';
import { type Engine, openEngine } from '../database/engine.js';
import { type Principal, runAs } from '../database/request-context.js';
import { WorkspaceDatabase } from '../database/workspace-database.js';
import { ownerOf, Workspaces } from '../database/workspaces.js';
import { type EngineKind, makePlace, type Place, withoutFlushing } from './engines.js';
import { TestClock } from './test-clock.js';

export interface TestDatabase {
  readonly place: Place;
  readonly engine: Engine;
  readonly commits: Commits;
  readonly changes: ChangeLog;
  readonly db: WorkspaceDatabase;
  readonly workspaces: Workspaces;
  readonly clock: TestClock;
  readonly ids: Ids;
  readonly workspaceId: string;
  readonly inWorkspace: <Result>(work: () => Result) => Result;
  /** @returns the new workspace's id */
  readonly addWorkspace: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

const NOWHERE = 'http://127.0.0.1:1';

export const testSettings = (place: Place): Settings => ({
  host: '127.0.0.1',
  port: 0,
  dataDir: place.dataDir,
  database: place.target,
  demo: false,
  feeds: 'none',
  market: { treasury: NOWHERE, ecb: NOWHERE, stooq: NOWHERE },
  webRoot: null,
  llm: null,
  logLevel: 'silent',
  timeZone: 'UTC',
});

export async function openTestDatabase(kind: EngineKind): Promise<TestDatabase> {
  // Jobs that fail on purpose would fill the report with warnings.
  Logger.overrideLogger(false);
  const place = await makePlace(kind);
  const engine = await openEngine(place.target, () => undefined);
  await withoutFlushing(engine);
  const clock = new TestClock();
  const ids = new Ids(clock);
  const commits = new Commits();
  const changes = new ChangeLog(clock);
  const workspaces = new Workspaces(engine, testSettings(place), clock, ids);
  const workspaceId = await workspaces.local();
  const principal: Principal = { kind: 'owner', workspaceId };
  return {
    place,
    engine,
    commits,
    changes,
    db: new WorkspaceDatabase(engine, commits, changes),
    workspaces,
    clock,
    ids,
    workspaceId,
    inWorkspace: (work) => runAs(principal, work),
    addWorkspace: (name) => addWorkspace(engine, ids, clock, name),
    close: async () => {
      await engine.close();
      await place.remove();
    },
  };
}

export async function addWorkspace(engine: Engine, ids: Ids, clock: TestClock, name: string): Promise<string> {
  const id = ids.next();
  await engine.writer
    .insertInto('workspace')
    // Later than the local workspace, which is the oldest.
    .values({ id, name, own_addresses: '[]', is_demo: 0, change_seq: 0, created_at: clock.now() + 1000 })
    .execute();
  await engine.writer
    .insertInto('member')
    .values(ownerOf(id, ids.next(), clock.now()))
    .execute();
  return id;
}
