import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { GRAPH_JOB, REBUILD_JOB } from './graph.service.js';
import { GraphProjector } from './graph-projector.js';

const ATTEMPTS = 3;

/** Projects changes every minute, and on demand when a query found too many. Rebuilds the graph on request. */
@Injectable()
export class GraphJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly projector: GraphProjector,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: GRAPH_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      everyMs: MINUTE,
      handle: ({ signal }) => this.projector.keep(signal),
    });
    this.registry.register({
      kind: REBUILD_JOB,
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: ATTEMPTS,
      handle: ({ signal }) => this.projector.rebuild(signal),
    });
  }
}
