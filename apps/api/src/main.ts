import 'reflect-metadata';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { makeDataFolder } from './app/data-folder.js';
import { createLogger } from './app/pino-logger.js';
import { releaseStartMemory } from './app/release-memory.js';
import { readSettings, type Settings } from './common/settings.js';
import { StartFailure } from './common/start-failure.js';
import { VERSION } from './common/version.js';
import { webRoot } from './common/web-root.js';

async function listen(app: NestFastifyApplication, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE' && code !== 'EACCES') throw error;
    const why = code === 'EADDRINUSE' ? 'is taken by another program' : 'may not be used by this user';
    throw new StartFailure('PORT_TAKEN', `Port ${port} on ${host} ${why}. Choose another one with PORT.`);
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env, webRoot());
  makeDataFolder(settings.dataDir);
  // Loaded after the settings are valid, because the program takes seconds to load.
  const { createApp } = await import('./app/create-app.js');
  const logger = createLogger(settings.logLevel);
  const app = await createApp(logger);
  try {
    await app.init();
    releaseStartMemory();
    await listen(app, settings);
  } catch (error) {
    await app.close();
    throw error;
  }
  logger.info({ url: await app.getUrl(), version: VERSION, engine: settings.database.engine }, 'ready');
}

try {
  await start();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
  // Open handles must not keep a failed start alive.
  process.exit();
}
