import { SECOND } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { SELECTORS_JOB, SelectorUpkeep } from './selector-upkeep.js';

/** Messages arrive in many ways, so changes are polled at this interval. */
const LOOK_EVERY = 15 * SECOND;

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
