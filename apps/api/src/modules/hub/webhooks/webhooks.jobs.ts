import { DAY, MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { yieldToEventLoop } from '../../../common/yield-to-event-loop.js';
import { ChangeLog } from '../../../database/change-log.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { DeliveriesRepository } from './deliveries.repository.js';
import { SubscriptionsRepository } from './subscriptions.repository.js';

/** Successful deliveries kept per subscription. */
const KEPT_DELIVERED = 1_000;
/** Retention of dead letters, in ms. */
const KEPT_FAILED = 30 * DAY;
/** Rows deleted per transaction; it blocks other writers. */
const SLICE = 200;

@Injectable()
export class HubWebhooksJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly deliveries: DeliveriesRepository,
    private readonly subscriptions: SubscriptionsRepository,
    private readonly changes: ChangeLog,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: 'hub-webhooks.tidy',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: 5 * MINUTE,
      handle: ({ signal }) => this.#tidy(signal),
    });
  }

  async #tidy(signal: AbortSignal): Promise<void> {
    const before = this.clock.now() - KEPT_FAILED;
    for (const { id } of await this.subscriptions.list()) {
      await this.#slices(signal, (tx) => this.deliveries.trimDelivered(tx, id, KEPT_DELIVERED, SLICE));
      await this.#slices(signal, (tx) => this.deliveries.trimFailed(tx, id, before, SLICE));
    }
  }

  async #slices(signal: AbortSignal, remove: (tx: WorkspaceTransaction) => Promise<number>): Promise<void> {
    for (;;) {
      signal.throwIfAborted();
      if ((await this.db.write((tx) => this.#slice(tx, remove))) < SLICE) return;
      await yieldToEventLoop();
    }
  }

  /** Deletes rows too old to be shown, so no change event is needed. */
  #slice(tx: WorkspaceTransaction, remove: (tx: WorkspaceTransaction) => Promise<number>): Promise<number> {
    this.changes.silence(tx);
    return remove(tx);
  }
}
