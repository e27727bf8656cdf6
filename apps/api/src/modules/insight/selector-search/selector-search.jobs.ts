import { HOUR, MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { NodeLogRepository } from './node-log.repository.js';
import { NodeTerms } from './node-terms.js';

/** Maintains search terms even while nobody searches. */
@Injectable()
export class SelectorSearchJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly terms: NodeTerms,
    private readonly log: NodeLogRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'selector-search.keep-terms',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: MINUTE,
      handle: ({ signal }) => this.terms.keep(signal),
    });
    this.registry.register({
      kind: 'selector-search.trim-log',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: HOUR,
      handle: ({ signal }) => this.log.trim(signal),
    });
  }
}
