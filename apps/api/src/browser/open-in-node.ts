import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STORY_ORIGIN } from '@concordia/fixtures';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LightMyRequestResponse } from 'fastify';
import { configureApp, createAdapter } from '../app/create-app.js';
import { createLogger } from '../app/pino-logger.js';
import { doDueJobs } from '../jobs/do-due-jobs.js';
import { JobRunner } from '../jobs/job-runner.js';
import { type Call, headersOf } from './calls.js';
import { composeApp, SEED_OF_OPENED } from './compose-app.js';
import { FilesSchema, putFiles } from './images.js';
import { backendSettings, databaseFile } from './settings.js';

/**
 * Opens the application over a copy of the stories' database, at their instant, behind the usual web server.
 *
 * @param images the folder that image-command.ts has written.
 */
export async function openInNode(images: URL) {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-stories-'));
  cpSync(new URL('world.sqlite', images), databaseFile(folder));
  putFiles(folder, FilesSchema.parse(JSON.parse(readFileSync(new URL('world.files.json', images), 'utf8'))));
  const module = await composeApp(backendSettings(folder), STORY_ORIGIN.now, SEED_OF_OPENED);
  const app = module.createNestApplication<NestFastifyApplication>(createAdapter(), { rawBody: true });
  await configureApp(app, createLogger('silent'));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    app,
    /** Due jobs run after each write, as in the stories' worker. */
    ask: async ({ method, path, body }: Omit<Call, 'template'>): Promise<LightMyRequestResponse> => {
      const headers = { host: '127.0.0.1:4600', ...headersOf({ body }) };
      const reply = await app.inject({ method, url: path, headers, ...(body !== undefined && { payload: body }) });
      if (method !== 'GET') await doDueJobs(app.get(JobRunner));
      return reply;
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
