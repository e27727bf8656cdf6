import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { OutboxRepository } from './outbox.repository.js';

/**
 * The job that lets one message leave. It finds out itself whether there is anything left to do. Each channel has its own kind, so that a
 * provider that does not answer holds up nobody else's messages.
 */
export const sendJobOf = (channel: Channel): string => `outbox.send.${channel}`;

export const SendPayloadSchema = z.object({ id: z.uuid() });

/** How often the job may be lost with its process before the sweep has to find the message. */
const MOST_ATTEMPTS = 20;

/** Has somebody look at messages at their time. */
@Injectable()
export class SendingQueue {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly queue: JobQueue,
  ) {}

  /** @param occasion tells apart jobs for the same message and instant, where the earlier may still be running. */
  async enqueue(tx: WorkspaceTransaction, id: string, runAt: number, occasion = ''): Promise<void> {
    const uniqueKey = `${id} ${runAt} ${occasion}`.trimEnd();
    await this.queue.enqueue(tx, {
      kind: sendJobOf(await this.entries.channelOf(tx, id)),
      payload: { id },
      runAt,
      uniqueKey,
      maxAttempts: MOST_ATTEMPTS,
    });
  }
}
