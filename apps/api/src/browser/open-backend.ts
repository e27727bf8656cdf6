import 'reflect-metadata';
import { mkdirSync, rmSync } from 'node:fs';
import type { World } from '@concordia/fixtures';
import { sql } from 'kysely';
import { ENGINE } from '../database/database.tokens.js';
import type { Engine } from '../database/engine.js';
import { runAs } from '../database/request-context.js';
import { Workspaces } from '../database/workspaces.js';
import { doDueJobs } from '../jobs/do-due-jobs.js';
import { JobRunner } from '../jobs/job-runner.js';
import { DemoSeeder } from '../modules/demo/demo-seeder.js';
import { SelectorUpkeep } from '../modules/insight/selectors/selector-upkeep.js';
import { ChangesRepository } from '../modules/platform/stream/changes.repository.js';
import { composeApp, SEED_OF_OPENED } from './compose-app.js';
import { filesBeside, type Image, putFiles } from './images.js';
import type { Change } from './messages.js';
import { putImage, takeImage } from './node/better-sqlite3.js';
import { RequestAdapter } from './request-adapter.js';
import { backendSettings, databaseFile } from './settings.js';

interface Answer {
  readonly response: Response;
  /** The change event for open screens. */
  readonly change: Change | null;
  /** Whether the request wrote nothing, so another backend of the same world would reply alike. */
  readonly isRead: boolean;
}

/** The API over its own copy of a world. */
export interface Backend {
  readonly answer: (request: Request) => Promise<Answer>;
  readonly image: () => Image;
  readonly close: () => Promise<void>;
}

export interface Filling {
  readonly world: World;
  readonly isMailRead: boolean;
}

/** Another seed than that of opened images, so that ids never collide. */
const SEED_OF_FILLING = 3;

let opened = 0;

/** Rows inserted, updated or deleted since the database was opened. */
async function rowsWritten({ writer }: Engine): Promise<number> {
  const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(writer);
  return rows[0]?.count ?? 0;
}

function layOut({ database, files }: Image): string {
  opened += 1;
  const folder = `/data/${opened}`;
  mkdirSync(folder, { recursive: true });
  putFiles(folder, files);
  putImage(databaseFile(folder), database);
  return folder;
}

/**
 * Opens the whole application over a database image.
 *
 * @param now the instant of its frozen clock.
 * @param filling what to fill the image with; `null` if it already holds its world.
 */
export async function openBackend(image: Image, now: number, filling: Filling | null): Promise<Backend> {
  const folder = layOut(image);
  const module = await composeApp(backendSettings(folder), now, filling === null ? SEED_OF_OPENED : SEED_OF_FILLING);
  const adapter = new RequestAdapter();
  const app = module.createNestApplication(adapter, { logger: ['error', 'warn'] });
  await app.init();
  const engine: Engine = app.get(ENGINE);
  const changes = app.get(ChangesRepository);
  const runner = app.get(JobRunner);
  const workspaceId = await app.get(Workspaces).local();
  if (filling !== null) {
    await runAs({ kind: 'system', workspaceId }, () => app.get(DemoSeeder).seed(filling.world));
    await doDueJobs(runner);
    if (filling.isMailRead)
      await runAs({ kind: 'system', workspaceId }, () => app.get(SelectorUpkeep).keep(new AbortController().signal));
  }
  let seq = (await changes.since(workspaceId, 0))?.seq ?? 0;
  return {
    answer: async (request) => {
      if (request.method === 'GET') {
        const before = await rowsWritten(engine);
        const response = await adapter.answer(request);
        // Some reads write: suggestions are stored on first request.
        return { response, change: null, isRead: (await rowsWritten(engine)) === before };
      }
      const response = await adapter.answer(request);
      await doDueJobs(runner);
      const change = await changes.since(workspaceId, seq);
      seq = change?.seq ?? seq;
      return { response, change, isRead: false };
    },
    image: () => ({ database: takeImage(databaseFile(folder)), files: filesBeside(folder) }),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
