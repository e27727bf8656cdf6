import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { EarlyReceiptsRepository } from './early-receipts.repository.js';

/** The job that reads one envelope. */
export const INBOUND_JOB = 'inbound.read';

/** Under what an early receipt waits for the record of its message. */
export const aboutOf = (channel: Channel, providerMessageId: string): string => `${channel} ${providerMessageId}`;

/** Receipts can be faster than our own record of the sending. They wait under the provider's id until it is there. */
@Injectable()
export class EarlyReceipts {
  constructor(
    private readonly envelopes: EarlyReceiptsRepository,
    private readonly queue: JobQueue,
    private readonly db: WorkspaceDatabase,
  ) {}

  /** Has those that came early for a message read again, now that it is known. Call it in the transaction that records the message. */
  async catchUp(tx: WorkspaceTransaction, channel: Channel, providerMessageId: string): Promise<void> {
    await holdMessage(tx, this.db.kind, aboutOf(channel, providerMessageId));
    const early = await this.envelopes.release(tx, aboutOf(channel, providerMessageId));
    for (const { id } of early) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id } });
  }
}

/**
 * Holds what a provider calls a message until the commit. Of two who write at the same time, one that records the message and one that waits for it,
 * neither sees the other: so the one that waits holds it and looks once more, and by then the other is done or has not begun to look.
 *
 * @param about as `aboutOf` says.
 */
export async function holdMessage(
  tx: WorkspaceTransaction,
  kind: WorkspaceDatabase['kind'],
  about: string,
): Promise<void> {
  // SQLite has one writer at a time.
  if (kind !== 'postgresql') return;
  await tx.selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${about}, 0))`.as('held')).execute();
}
