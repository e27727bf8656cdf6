import 'reflect-metadata';
import { tableOf } from '@concordia/domain/evaluation';
import { Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { makeDataFolder } from '../../app/data-folder.js';
import { readSettings } from '../../common/settings.js';
import { DatabaseModule } from '../../database/database.module.js';
import { runAs } from '../../database/request-context.js';
import { Workspaces } from '../../database/workspaces.js';
import { EmbeddedJobQueue } from '../../jobs/embedded-job-queue.js';
import { JobQueue } from '../../jobs/job-queue.js';
import { JobRegistry } from '../../jobs/job-registry.js';
import { EvaluationModule } from '../../modules/inbox/evaluation/evaluation.module.js';
import { EvaluationService } from '../../modules/inbox/evaluation/evaluation.service.js';

/*
 * Prints how the models read the history of the local workspace, beside what was done: `npm run eval`. Changes nothing but the usage of an endpoint, where
 * one is set.
 */

/** Jobs can be queued, but nothing runs them here. */
@Global()
@Module({
  providers: [JobRegistry, { provide: JobQueue, useClass: EmbeddedJobQueue }],
  exports: [JobRegistry, JobQueue],
})
class NoJobsModule {}

@Module({ imports: [DatabaseModule, NoJobsModule, EvaluationModule] })
class EvalModule {}

const { dataDir } = readSettings(process.env, null);
makeDataFolder(dataDir);
const app = await NestFactory.createApplicationContext(EvalModule, { logger: ['error', 'warn'] });
const stopped = new AbortController();
process.once('SIGINT', () => stopped.abort());
const workspaceId = await app.get(Workspaces).local();
const evaluations = await runAs({ kind: 'system', workspaceId }, () =>
  app.get(EvaluationService).evaluate(stopped.signal),
);
await app.close();
process.stdout.write(tableOf(evaluations));
