import { Injectable } from '@nestjs/common';
import { WorkspaceDatabase, type WorkspaceTransaction } from '../../../database/workspace-database.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';

/** Envelopes per run. */
const AT_ONCE = 500;

@Injectable()
export class InboundSweepRepository {
  constructor(private readonly db: WorkspaceDatabase) {}

  /** Envelopes that wait for a message, newest first. */
  async early(receivedAfter: number): Promise<string[]> {
    const early = await this.db.read
      .selectFrom('inbound_envelope')
      .select('id')
      .where('state', '=', 'early')
      .where('received_at', '>', receivedAfter)
      .orderBy('received_at', 'desc')
      .limit(AT_ONCE)
      .execute();
    return early.map(({ id }) => id);
  }

  async old(receivedBefore: number): Promise<string[]> {
    const old = await this.db.read
      .selectFrom('inbound_envelope')
      .select('id')
      .where('received_at', '<', receivedBefore)
      .where('state', 'in', ['done', 'early', 'failed', 'dismissed'])
      .limit(AT_ONCE)
      .execute();
    return old.map(({ id }) => id);
  }

  /** Payloads of dead jobs, newest first. */
  async deadPayloads(): Promise<string[]> {
    const jobs = await this.db.read
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', INBOUND_JOB)
      .where('state', '=', 'dead')
      .orderBy('run_at', 'desc')
      .limit(AT_ONCE)
      .execute();
    return jobs.map(({ payload }) => payload);
  }

  async waitingOf(ids: readonly string[]): Promise<string[]> {
    const waiting = await this.db.read
      .selectFrom('inbound_envelope')
      .select('id')
      .where('id', 'in', ids)
      .where('state', '=', 'waiting')
      .execute();
    return waiting.map(({ id }) => id);
  }

  async remove(tx: WorkspaceTransaction, ids: readonly string[]): Promise<void> {
    await tx.deleteFrom('inbound_envelope').where('id', 'in', ids).execute();
  }
}
