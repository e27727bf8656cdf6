import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { GRAPH_JOB, REBUILD_JOB } from './graph.service.js';
import { GraphProjector } from './graph-projector.js';

const ATTEMPTS = 3;

/** Takes changes into the graph, every minute and when somebody has asked while there were many; makes it anew when told to. */
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
