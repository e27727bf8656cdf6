import { CHANNELS, MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { OutboxRepository } from './outbox.repository.js';
import { Sender } from './sender.js';
import { SendingQueue, SendPayloadSchema, sendJobOf } from './sending-queue.js';

/** How overdue a message must be before the sweep picks it up, in ms. */
const LATE = MINUTE;

@Injectable()
export class OutboxJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly entries: OutboxRepository,
    private readonly sender: Sender,
    private readonly queue: SendingQueue,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    for (const channel of CHANNELS) {
      this.registry.register({
        kind: sendJobOf(channel),
        schema: SendPayloadSchema,
        concurrency: 4,
        maxAttempts: 20,
        handle: ({ id, payload, signal }) => this.sender.send(payload.id, id, signal),
      });
    }
    this.registry.register({
      kind: 'outbox.sweep',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 3,
      everyMs: MINUTE,
      handle: () => this.#sweep(),
    });
  }

  /** Picks up messages whose job was lost. */
  async #sweep(): Promise<void> {
    const now = this.clock.now();
    const late = [...(await this.entries.overdue(now - LATE, now)), ...(await this.entries.astray(now))];
    const ids = new Set(late.map(({ id }) => id));
    if (ids.size === 0) return;
    await this.db.write(async (tx) => {
      for (const id of ids) await this.queue.enqueue(tx, id, now, 'sweep');
    });
  }
}
