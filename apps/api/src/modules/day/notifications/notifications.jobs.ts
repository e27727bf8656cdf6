import { DAY } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { NotificationsRepository } from './notifications.repository.js';

/** Retention of notifications, in ms. */
const KEPT_FOR = 90 * DAY;

@Injectable()
export class NotificationsJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly notifications: NotificationsRepository,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'notifications.forget',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: DAY,
      handle: () =>
        this.db.write(async (tx) => {
          await this.notifications.removeBefore(tx, this.clock.now() - KEPT_FOR);
        }),
    });
  }
}
