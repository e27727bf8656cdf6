import { DAY } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { JobQueue } from '../../../jobs/job-queue.js';
import { INBOUND_JOB } from '../../delivery/outbox/early-receipts.js';
import { EnvelopesRepository } from './envelopes.repository.js';
import { InboundPayloadSchema, NOT_STORED } from './inbound-job.js';
import { InboundSweepRepository } from './inbound-sweep.repository.js';

/** How long repeats of an envelope are recognized, in ms; no provider resends after this long. */
const RECOGNIZED_FOR = 90 * DAY;

/** Retries early receipts, and deletes envelopes too old to be repeated. */
@Injectable()
export class InboundSweep {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly envelopes: EnvelopesRepository,
    private readonly rows: InboundSweepRepository,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const early = await this.rows.early(now - DAY);
    const old = await this.rows.old(now - RECOGNIZED_FOR);
    const givenUp = await this.#givenUp();
    if (early.length + old.length + givenUp.length === 0) return;
    await this.db.write(async (tx) => {
      for (const id of givenUp) await this.envelopes.update(tx, id, { state: 'failed', failure: NOT_STORED });
      for (const id of early) await this.queue.enqueue(tx, { kind: INBOUND_JOB, payload: { id }, uniqueKey: id });
      if (old.length > 0) await this.rows.remove(tx, old);
    });
  }

  /** Envelopes whose job crashed too often: a person has to see them. */
  async #givenUp(): Promise<string[]> {
    const payloads = await this.rows.deadPayloads();
    return payloads.length === 0 ? [] : this.rows.waitingOf(payloads.map(envelopeOf));
  }
}

const envelopeOf = (payload: string): string => InboundPayloadSchema.parse(JSON.parse(payload)).id;
