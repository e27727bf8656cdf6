import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { MarketRefresh } from './market-refresh.js';

@Injectable()
export class MarketJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly refresh: MarketRefresh,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'market.refresh',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: 10 * MINUTE,
      handle: ({ signal }) => this.refresh.run(signal),
    });
  }
}
