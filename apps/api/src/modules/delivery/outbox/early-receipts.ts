import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';

export const INBOUND_JOB = 'inbound.read';

/** The key under which an early receipt waits for its message. */
export const aboutOf = (channel: Channel, providerMessageId: string): string => `${channel} ${providerMessageId}`;

/** Receipts can arrive before we record the message. They wait under the provider's id until it is stored. */
@Injectable()
export class EarlyReceipts {
  constructor(
    private readonly envelopes: EarlyReceiptsRepository,
    private readonly queue: JobQueue,
    private readonly db: WorkspaceDatabase,
  ) {}

  /** Requeues early receipts of a message. Call it in the transaction that records the message. */
  async catchUp(tx: WorkspaceTransaction, channel: Channel, providerMessageId: string): Promise<void> {
    await holdMessage(tx, this.db.kind, aboutOf(channel, providerMessageId));
    const early = await this.envelopes.release(tx, aboutOf(channel, providerMessageId));
    for (const { id } of early) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id } });
  }
}

/**
 * Locks a provider's message id until commit. Of two concurrent transactions, one records the message and one waits for it, and neither sees the
 * other. So the waiting one locks the id and checks again: by then the other has committed, or has not checked yet.
 *
 * @param about from `aboutOf`.
 */
export async function holdMessage(
  tx: WorkspaceTransaction,
  kind: WorkspaceDatabase['kind'],
  about: string,
): Promise<void> {
  // SQLite has a single writer.
  if (kind !== 'postgresql') return;
  await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${about}, 0))`.as('held')).execute();
}
