import type { ChannelAdapter } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { untilStorageAnswers } from '../../../common/until-storage-answers.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { OutboxRepository } from './outbox.repository.js';
import { Attempt } from './sending/attempt.js';
import { AttemptRecord } from './sending/attempt-record.js';
import { Claim, type ClaimedMessage, isUnfinished } from './sending/claim.js';
import { SentCopies } from './sent-copies.js';

/**
 * Sends one message in steps: (1) a transaction claims it, (2) the content is assembled, (3) the adapter connects to the provider, (4) just before
 * its transport writes, a transaction checks again whether the message may leave and records the hand-over, (5) a transaction records the response.
 *
 * If interrupted before the hand-over, the message has certainly not left: the job runs again and sends it. If interrupted later, the job repeats the
 * call with the same idempotency key, if the provider recognizes keys. Otherwise the attempt fails as unconfirmed, and a person decides. So no
 * message is lost or sent twice.
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
    private readonly copies: SentCopies,
  ) {}

  /** @param jobId stays the same when the job is repeated, so that it resumes its own attempt. */
  async send(id: string, jobId: string, signal: AbortSignal): Promise<void> {
    const entry = await this.entries.find(this.db.read, id);
    if (entry === undefined || !isUnfinished(entry)) return;
    const adapter = await this.adapters.forChannel(entry.channel, entry.account_id);
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
    if (made === null) return;
    const copy = await this.copies.stored(claimed.row, made.result);
    const attempted = { ...made, copy };
    // The provider has responded; the response must survive a lost database connection.
    await untilStorageAnswers(() => this.db.write((tx) => this.record.write(tx, claimed, attempted, adapter)), signal);
  }
}
