import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { createWorld } from '@concordia/fixtures';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { makeDataFolder } from '../../app/data-folder.js';
import { readSettings } from '../../common/settings.js';
import { VERSION } from '../../common/version.js';
import { DatabaseModule } from '../../database/database.module.js';
import { runAs } from '../../database/request-context.js';
import { Workspaces } from '../../database/workspaces.js';
import { EmbeddedJobQueue } from '../../jobs/embedded-job-queue.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { JobRegistry } from '../../jobs/job-registry.js';
import { DemoSeeder } from './demo-seeder.js';
import { DemoSeedingModule } from './demo-seeding.module.js';

/*
 * Fills the data folder of CONCORDIA_DATA_DIR with the world of a seed and an instant, without starting a server:
 * `node seed-command.js --seed 7 --now 2026-11-20T09:30:00.000Z`. A fixed instant makes the program's responses predictable.
 */

/** Jobs can be queued, but nothing runs them here. */
@Global()
@Module({
  providers: [JobRegistry, { provide: JobQueue, useClass: EmbeddedJobQueue }],
  exports: [JobRegistry, JobQueue],
})
class PromisesModule {}

@Module({ imports: [DatabaseModule, PromisesModule, DemoSeedingModule] })
class SeedModule {}

const { values } = parseArgs({ options: { seed: { type: 'string' }, now: { type: 'string' } } });
const seed = Number(values.seed ?? '7');
const now = Date.parse(values.now ?? '');
if (!Number.isInteger(seed) || Number.isNaN(now)) {
  process.stderr.write('Usage: seed-command --seed WHOLE_NUMBER --now ISO_INSTANT\n');
  process.exit(2);
}

const { dataDir } = readSettings(process.env, null);
makeDataFolder(dataDir);
const app = await NestFactory.createApplicationContext(SeedModule, { logger: ['error', 'warn'] });
const workspaceId = await app.get(Workspaces).local();
const seeded = await runAs({ kind: 'system', workspaceId }, () =>
  app.get(DemoSeeder).seed(createWorld({ seed, now, version: VERSION })),
);
await app.close();
process.stdout.write(seeded ? `Filled ${dataDir}.\n` : 'Nothing was written: the workspace is in use.\n');
process.exitCode = seeded ? 0 : 1;
