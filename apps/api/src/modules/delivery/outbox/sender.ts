import type { ChannelAdapter } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { untilStorageAnswers } from '../../../common/until-storage-answers.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { OutboxRepository } from './outbox.repository.js';
import { Attempt } from './sending/attempt.js';
import { AttemptRecord } from './sending/attempt-record.js';
import { Claim, type ClaimedMessage, isUnfinished } from './sending/claim.js';

/**
 * Lets one message leave, step by step: a transaction that claims it; what the provider needs is put together; the provider is connected to;
 * when its transport is about to write, a transaction that asks once more whether the message may leave and notes that it is handed over; and a
 * transaction that writes down the answer.
 *
 * Cut off before it was handed over, it certainly has not left: the job comes again and sends it. Cut off afterwards, the job calls with
 * the same idempotency key, where the provider recognizes it. Where it recognizes none, the attempt has failed as unconfirmed, and a person
 * decides. So nothing is lost, and nothing is sent twice.
 */
@Injectable()
export class Sender {
  readonly #inHand = new Set<string>();

  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly entries: OutboxRepository,
    private readonly adapters: ChannelAdapters,
    private readonly claim: Claim,
    private readonly attempt: Attempt,
    private readonly record: AttemptRecord,
  ) {}

  /** @param jobId the same when the job comes again, so that it takes up its own attempt. */
  async send(id: string, jobId: string, signal: AbortSignal): Promise<void> {
    const entry = await this.entries.find(this.db.read, id);
    if (entry === undefined || !isUnfinished(entry)) return;
    const adapter = await this.adapters.forChannel(entry.channel);
    const claimant = { jobId, adapter, isInHand: (one: string) => this.#inHand.has(one) };
    const claimed = await this.db.write((tx) => this.claim.make(tx, id, claimant));
    if (claimed === null) return;
    this.#inHand.add(id);
    try {
      await this.#deliver(claimed, adapter, signal);
    } finally {
      this.#inHand.delete(id);
    }
  }

  async #deliver(claimed: ClaimedMessage, adapter: ChannelAdapter | null, signal: AbortSignal): Promise<void> {
    const made = await this.attempt.make(claimed, adapter, signal);
    // The provider has answered: what it said is not lost with a connection to the database.
    if (made !== null)
      await untilStorageAnswers(() => this.db.write((tx) => this.record.write(tx, claimed, made, adapter)), signal);
  }
}
