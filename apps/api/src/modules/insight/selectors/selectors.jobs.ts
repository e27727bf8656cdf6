import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { SELECTORS_JOB, SelectorUpkeep } from './selector-upkeep.js';

/** Messages come by many ways; so often it is looked whether any did. */
const LOOK_EVERY = 15 * SECOND;

/** Reads selectors in the background. */
@Injectable()
export class SelectorsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly upkeep: SelectorUpkeep,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: SELECTORS_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 5,
      everyMs: LOOK_EVERY,
      handle: ({ signal }) => this.upkeep.keep(signal),
    });
  }
}
