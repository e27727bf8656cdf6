import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { ModuleChecksService } from './health/module-checks.service.js';

/** Checks the due modules four times a minute; each is due about once a minute. */
@Injectable()
export class HubModulesJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly checks: ModuleChecksService,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'hub-modules.check',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: 15 * SECOND,
      handle: ({ signal }) => this.checks.checkDue(signal),
    });
  }
}
