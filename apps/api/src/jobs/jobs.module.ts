import { Global, Module } from '@nestjs/common';
import { EmbeddedJobQueue } from './embedded-job-queue.js';
import { JobLoop } from './job-loop.js';
import { JobQueue } from './job-queue.js';
import { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import { JobSchedules } from './job-schedules.js';
import { JobTable } from './job-table.js';

@Global()
@Module({
  providers: [
    JobRegistry,
    JobTable,
    JobSchedules,
    JobRunner,
    JobLoop,
    { provide: JobQueue, useClass: EmbeddedJobQueue },
  ],
  exports: [JobQueue, JobRegistry, JobRunner, JobSchedules, JobTable],
})
export class JobsModule {}
