import type { ChannelAdapter } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { ConnectionHealthService } from '../../../channels/connections/connection-health.js';
import { EarlyReceipts } from '../early-receipts.js';
import { FailedRecipients } from '../failed-recipients.js';
import { type OutboundRow, OutboxRepository } from '../outbox.repository.js';
import { Outcome } from '../outcome.js';
import { SentCopies } from '../sent-copies.js';
import type { AttemptResult } from './attempt.js';
import type { ClaimedMessage } from './claim.js';
import { HandOver } from './hand-over.js';

export interface RecordedAttempt extends AttemptResult {
  /** The hash of an accepted email that its mailbox is to get; `null` if there is none. */
  readonly copy: string | null;
}

/** The last step of sending: records the provider's response. */
@Injectable()
export class AttemptRecord {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly handOver: HandOver,
    private readonly outcome: Outcome,
    private readonly failedRecipients: FailedRecipients,
    private readonly early: EarlyReceipts,
    private readonly copies: SentCopies,
    private readonly health: ConnectionHealthService,
    private readonly clock: Clock,
  ) {}

  async write(
    tx: WorkspaceTransaction,
    claimed: ClaimedMessage,
    { result, isHandedOver, copy }: RecordedAttempt,
    adapter: ChannelAdapter | null,
  ): Promise<void> {
    const { id, round } = claimed.row;
    const found = await this.entries.find(tx, id);
    if (found === undefined) return;
    await this.entries.holdLane(tx, found.lane);
    // An attempt that failed before the hand-over becomes a message now, which shows the failure.
    if (!isHandedOver && !(await this.handOver.note(tx, claimed))) return;
    const row = await this.entries.findForUpdate(tx, id);
    // Another job recorded the same response, or a person retried the message meanwhile.
    if (row === undefined || row.round !== round) return;
    // Another process gave up on the attempt, but its response has arrived.
    const isLost = row.state === 'failed' && row.failure_code === 'unconfirmed' && row.provider_message_id === null;
    const isNews = isLost || row.state === 'sending';
    if (isNews && result.ok && copy !== null) await this.copies.keep(tx, row, result.providerMessageId, copy);
    if (isLost && result.ok) return this.#confirm(tx, row, result.providerMessageId);
    if (row.state !== 'sending') return;
    if (result.ok) {
      await this.outcome.accepted(tx, row, result.providerMessageId);
      if (result.refused !== undefined) await this.failedRecipients.note(tx, { ...row, state: 'sent' }, result.refused);
      await this.early.catchUp(tx, row.channel, result.providerMessageId);
    } else {
      const recognizesKeys = adapter?.recognizesKeys ?? true;
      await this.outcome.refused(tx, row, { ...result, recognizesKeys }, Math.random());
      await this.health.noteSend(tx, row, result);
    }
  }

  async #confirm(tx: WorkspaceTransaction, row: OutboundRow, providerMessageId: string): Promise<void> {
    await this.outcome.confirmed(tx, row, providerMessageId, this.clock.now());
    await this.early.catchUp(tx, row.channel, providerMessageId);
  }
}
