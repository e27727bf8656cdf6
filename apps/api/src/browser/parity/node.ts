import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { configureApp, createAdapter } from '../../app/create-app.js';
import { createLogger } from '../../app/pino-logger.js';
import { testLog } from '../../testing/test-log.js';
import { composeApp } from '../compose-app.js';
import { FilesSchema, putFiles } from '../images.js';
import { backendSettings, databaseFile } from '../settings.js';

const IMAGE = fileURLToPath(new URL('../../../dist/backend', import.meta.url));

/** The application over a copy of the stories' database, at their instant, behind the usual web server. */
export async function openInNode(now: number, seed: number) {
  const folder = mkdtempSync(join(tmpdir(), 'concordia-parity-'));
  cpSync(join(IMAGE, 'world.sqlite'), databaseFile(folder));
  putFiles(folder, FilesSchema.parse(JSON.parse(readFileSync(join(IMAGE, 'world.files.json'), 'utf8'))));
  const module = await composeApp(backendSettings(folder), now, seed);
  const app = module.createNestApplication<NestFastifyApplication>(createAdapter(), { rawBody: true });
  await configureApp(app, createLogger('silent', testLog));
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  return {
    ask: (options: InjectOptions): Promise<LightMyRequestResponse> =>
      app.inject({ ...options, headers: { host: '127.0.0.1:4600', ...options.headers } }),
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
