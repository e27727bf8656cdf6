import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { CalendarRefresh } from './calendar-refresh.js';

@Injectable()
export class CalendarSubscriptionsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly refresh: CalendarRefresh,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'calendars.refresh',
      schema: z.object({}),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: 15 * MINUTE,
      handle: ({ signal }) => this.refresh.run(signal),
    });
  }
}
