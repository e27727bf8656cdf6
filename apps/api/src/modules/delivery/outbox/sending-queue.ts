import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { OutboxRepository } from './outbox.repository.js';

/**
 * The job that sends one message, or does nothing if it is no longer due. Each channel has its own kind, so that an unresponsive provider does not
 * block other channels.
 */
export const sendJobOf = (channel: Channel): string => `outbox.send.${channel}`;

export const SendPayloadSchema = z.object({ id: z.uuid() });

/** Crashes the job survives before only the sweep finds the message. */
const MOST_ATTEMPTS = 20;

@Injectable()
export class SendingQueue {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly queue: JobQueue,
  ) {}

  /** @param occasion distinguishes jobs for the same message and instant, if the earlier one may still be running. */
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
