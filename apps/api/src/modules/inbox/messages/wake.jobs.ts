import { MINUTE } from '@concordia/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobRegistry } from '../../../jobs/job-registry.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { SnoozedMessagesRepository } from './snoozed-messages.repository.js';
import { WAKE_JOB, Waking } from './wake.js';

/** Overdue messages brought back per run if their jobs were lost. */
const AT_ONCE = 500;

const PayloadSchema = z.object({ messageIds: z.array(z.string()), until: z.number() });

@Injectable()
export class WakeJobs implements OnModuleInit {
  constructor(
    private readonly registry: JobRegistry,
    private readonly db: WorkspaceDatabase,
    private readonly waking: Waking,
    private readonly snoozed: SnoozedMessagesRepository,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      kind: WAKE_JOB,
      schema: PayloadSchema,
      concurrency: 1,
      maxAttempts: 10,
      handle: ({ payload }) => this.#wake(payload),
    });
    this.registry.register({
      kind: 'messages.wake-missed',
      schema: z.unknown(),
      concurrency: 1,
      maxAttempts: 1,
      everyMs: 5 * MINUTE,
      handle: () => this.#wakeMissed(),
    });
  }

  /** Catches messages whose job was lost, or that were imported snoozed. */
  async #wakeMissed(): Promise<void> {
    const rows = await this.snoozed.overdue(this.clock.now(), AT_ONCE);
    for (const [until, missed] of Map.groupBy(rows, ({ snoozed_until }) => snoozed_until)) {
      if (until !== null) await this.#wake({ messageIds: missed.map(({ id }) => id), until });
    }
  }

  async #wake({ messageIds, until }: z.infer<typeof PayloadSchema>): Promise<void> {
    await this.db.write(async (tx) => {
      const back = await this.waking.wake(tx, messageIds, until);
      if (back.length === 0) return;
      await this.#notify(tx, back, until);
    });
  }

  async #notify(tx: WorkspaceTransaction, messageIds: readonly string[], until: number): Promise<void> {
    for (const { id, subject, channel, contact_id } of await this.snoozed.described(tx, messageIds)) {
      await this.notifications.notify(tx, {
        kind: 'snooze_ended',
        dedupeKey: `snooze_ended:${id}:${until}`,
        title: subject,
        channel,
        messageId: id,
        contactId: contact_id,
      });
    }
  }
}
