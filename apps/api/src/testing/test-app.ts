import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { configureApp, createAdapter } from '../app/create-app.js';
import { createLogger, PinoLogger } from '../app/pino-logger.js';
import { AppModule } from '../app.module.js';
import { Clock } from '../common/clock.js';
import { Ids } from '../common/ids.js';
import { SETTINGS, type Settings } from '../common/settings.js';
import { ENGINE } from '../database/database.tokens.js';
import type { Engine } from '../database/engine.js';
import { runAs } from '../database/request-context.js';
import { Workspaces } from '../database/workspaces.js';
import { JobRunner } from '../jobs/job-runner.js';
import { SOURCE_VECTOR_THREAD } from '../modules/inbox/recall/testing-thread.js';
import { VECTOR_ENTRY } from '../modules/inbox/recall/vector-thread.js';
import { BRIEF_THREAD } from '../modules/insight/brief/brief-maker.js';
import { SOURCE_BRIEF_THREAD } from '../modules/insight/brief/thread/testing-thread.js';
import { SEGMENTATION_ENTRY } from '../modules/insight/intelligence/segmentation-thread.js';
import { SOURCE_SEGMENTATION_THREAD } from '../modules/insight/intelligence/testing-thread.js';
import { THREAD } from '../modules/intake/imports/archive-reader.js';
import { SOURCE_THREAD } from '../modules/intake/imports/testing-thread.js';
import { type EngineKind, makePlace, withoutFlushing } from './engines.js';
import { watchReplies } from './reply-contract.js';
import { TestClock } from './test-clock.js';
import { addWorkspace, testSettings } from './test-database.js';
import { doJobs } from './test-jobs.js';
import { testLog } from './test-log.js';
import { TestWorkspaces } from './test-workspaces.js';

export const HOST = '127.0.0.1:4600';

export interface TestApp {
  readonly app: NestFastifyApplication;
  readonly engine: Engine;
  readonly clock: TestClock;
  readonly ids: Ids;
  readonly settings: Settings;
  readonly workspaceId: string;
  /** Switches to a new, empty workspace, so that a test starts clean at the cost of a few rows. The clock and everything outside workspaces stay. */
  readonly enterNewWorkspace: () => Promise<void>;
  /** Runs work in a workspace; the local one by default. */
  readonly inWorkspace: <Result>(work: () => Result, workspaceId?: string) => Result;
  readonly addWorkspace: (name: string) => Promise<string>;
  /** Runs all due jobs, including scheduled ones and those that become due as a result, until none is left. */
  readonly doJobs: () => Promise<void>;
  readonly request: (options: InjectOptions & { url: string }) => Promise<LightMyRequestResponse>;
  /** Returns the body of a GET; throws unless it succeeds. */
  readonly get: <Body>(url: string) => Promise<Body>;
  readonly close: () => Promise<void>;
}

/** The whole application on a fresh database, without a port. Checks each reply against the OpenAPI document. */
export async function openTestApp(kind: EngineKind, overrides: Partial<Settings> = {}, now?: number): Promise<TestApp> {
  const place = await makePlace(kind);
  const settings = { ...testSettings(place), port: 4600, ...overrides };
  const clock = new TestClock(now);
  const logger = createLogger('warn', testLog);
  const module = await Test.createTestingModule({ imports: [AppModule] })
    .overrideProvider(SETTINGS)
    .useValue(settings)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Workspaces)
    .useClass(TestWorkspaces)
    .overrideProvider(BRIEF_THREAD)
    .useValue(SOURCE_BRIEF_THREAD)
    .overrideProvider(SEGMENTATION_ENTRY)
    .useValue(SOURCE_SEGMENTATION_THREAD)
    .overrideProvider(VECTOR_ENTRY)
    .useValue(SOURCE_VECTOR_THREAD)
    .overrideProvider(THREAD)
    .useValue(SOURCE_THREAD)
    .setLogger(new PinoLogger(logger))
    .compile();
  const adapter: FastifyAdapter = createAdapter();
  const engine: Engine = module.get(ENGINE);
  await withoutFlushing(engine);
  const app = module.createNestApplication<NestFastifyApplication>(adapter, { rawBody: true });
  const breaches = watchReplies(app.getHttpAdapter().getInstance());
  await configureApp(app, logger);
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const ids = app.get(Ids);
  const workspaces: TestWorkspaces = app.get(Workspaces);
  let workspaceId = await workspaces.local();
  const request: TestApp['request'] = async (options) => {
    const response = await app.inject({ ...options, headers: { host: HOST, ...options.headers } });
    breaches.throwIfAny();
    return response;
  };
  return {
    app,
    engine,
    clock,
    ids,
    settings,
    get workspaceId() {
      return workspaceId;
    },
    enterNewWorkspace: async () => {
      await app.get(JobRunner).idle();
      const left = workspaceId;
      workspaceId = await addWorkspace(engine, ids, clock, 'My workspace');
      await workspaces.enter(workspaceId);
      await engine.writer.deleteFrom('job').where('workspace_id', '=', left).execute();
      await engine.writer.deleteFrom('job_schedule').where('workspace_id', '=', left).execute();
    },
    request,
    inWorkspace: (work, id = workspaceId) => runAs({ kind: 'owner', workspaceId: id }, work),
    addWorkspace: (name) => addWorkspace(engine, ids, clock, name),
    doJobs: () => doJobs(app.get(JobRunner)),
    get: async (url) => {
      const response = await request({ method: 'GET', url });
      if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}: ${response.body}`);
      return response.json();
    },
    close: async () => {
      await app.close();
      await place.remove();
      // Calls over a socket are not awaited above.
      breaches.throwIfAny();
    },
  };
}
