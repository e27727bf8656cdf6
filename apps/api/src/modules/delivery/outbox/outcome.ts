import { failureSentence } from '@concordia/channels/port';
import { type EligibilityCode, isWorthRepeating, retryDelay, type SendFailure } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { AnsweredMail } from './answered-mail.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { Pace } from './pace.js';
import { ProviderIds } from './provider-ids.js';
import { SendingQueue } from './sending-queue.js';
import { SentMessages } from './sent-messages.js';
import { SETTLED } from './settled.js';
import { SystemEmails } from './system-emails.js';

/** Automatic attempts per round. */
const MOST_ATTEMPTS = 8;

export interface Failed {
  readonly code: SendFailure | EligibilityCode;
  readonly message: string;
  readonly providerCode: string | null;
}

export interface Refusal {
  readonly failure: SendFailure;
  readonly providerCode: string | null;
  readonly retryAfterMs: number | null;
  /** Whether the provider recognizes a repeated idempotency key. */
  readonly recognizesKeys: boolean;
}

/** Records the outcome of an attempt, and releases the next message of the lane. */
@Injectable()
export class Outcome {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly messages: SentMessages,
    private readonly providerIds: ProviderIds,
    private readonly answeredMail: AnsweredMail,
    private readonly notifications: NotificationsService,
    private readonly pace: Pace,
    private readonly ownMails: SystemEmails,
    private readonly queue: SendingQueue,
    private readonly clock: Clock,
  ) {}

  async accepted(tx: WorkspaceTransaction, row: OutboundRow, providerMessageId: string): Promise<void> {
    const sent_at = this.clock.now();
    await this.entries.change(tx, row.id, ['sending'], {
      state: 'sent',
      provider_message_id: providerMessageId,
      sent_at: row.sent_at ?? sent_at,
      ...SETTLED,
    });
    await this.providerIds.remember(tx, row, providerMessageId);
    await this.answeredMail.note(tx, row);
    await this.messages.receipt(tx, row, 'sent');
    await this.ownMails.writerOf(row)?.hear(tx, { sentAt: sent_at });
    await this.releaseLane(tx, row);
    await this.messages.tellSent(tx, row, sent_at);
  }

  /**
   * Schedules a retry if one can help; otherwise the message fails. An attempt that may have arrived is repeated only if the provider recognizes
   * idempotency keys.
   */
  async refused(tx: WorkspaceTransaction, row: OutboundRow, refusal: Refusal, random: number): Promise<void> {
    const { failure, providerCode, retryAfterMs, recognizesKeys } = refusal;
    const failed = { code: failure, message: failureSentence(failure, row.channel, providerCode), providerCode };
    const isWorth = isWorthRepeating(failure) || (failure === 'unconfirmed' && recognizesKeys);
    if (failure === 'throttled' && retryAfterMs !== null && row.account_id !== null) {
      await this.pace.holdBack(tx, row.account_id, retryAfterMs);
    }
    if (!isWorth || row.attempts >= MOST_ATTEMPTS) return this.failed(tx, row, failed);
    const next = this.clock.now() + Math.max(retryAfterMs ?? 0, retryDelay(row.attempts, random));
    await this.entries.change(tx, row.id, ['sending'], {
      ...failureValues(failed, false),
      next_attempt_at: next,
      postponed_at: this.clock.now(),
      claimed_by: null,
      claimed_until: null,
      // On any other failure, the provider did not accept it.
      ...(failure !== 'unconfirmed' && { handed_over_at: null }),
    });
    await this.ownMails.writerOf(row)?.hear(tx, { failure: failed.message });
    await this.queue.enqueue(tx, row.id, next, `attempt ${row.attempts + 1}`);
  }

  /** Fails the message for good; it is not retried automatically. */
  async failed(tx: WorkspaceTransaction, row: OutboundRow, failed: Failed): Promise<void> {
    await this.entries.change(tx, row.id, [row.state], { state: 'failed', ...SETTLED, ...failureValues(failed, true) });
    await this.messages.receipt(tx, row, 'failed');
    await this.ownMails.writerOf(row)?.hear(tx, { failure: failed.message });
    await this.notifications.notify(tx, {
      kind: 'send_failed',
      dedupeKey: `send_failed:${row.id}:${row.round}`,
      title: row.subject,
      reason: failed.message,
      channel: row.channel,
      messageId: row.message_id,
      contactId: row.contact_id,
    });
    await this.releaseLane(tx, row);
    await this.messages.tellFailed(tx, row, failed.code);
  }

  /** A later receipt proves that it was delivered. */
  async recovered(tx: WorkspaceTransaction, row: OutboundRow): Promise<void> {
    await this.entries.change(tx, row.id, ['failed'], { state: 'sent', ...SETTLED });
  }

  /** The provider accepted it, although its response was lost. @param at the provider's first report of it. */
  async confirmed(tx: WorkspaceTransaction, row: OutboundRow, providerMessageId: string, at: number): Promise<void> {
    await this.entries.change(tx, row.id, ['failed'], {
      state: 'sent',
      provider_message_id: providerMessageId,
      sent_at: at,
      ...SETTLED,
    });
    await this.providerIds.remember(tx, row, providerMessageId);
    await this.answeredMail.note(tx, row);
    await this.messages.receipt(tx, row, 'sent');
    await this.ownMails.writerOf(row)?.hear(tx, { sentAt: at });
    await this.messages.tellSent(tx, row, at);
  }

  /** Queues the next message of the lane, at its time. */
  async releaseLane(tx: WorkspaceTransaction, { id, lane }: OutboundRow): Promise<void> {
    const next = await this.entries.firstOfLane(tx, lane, id);
    if (next !== undefined) await this.queue.enqueue(tx, next.id, next.send_at, `after ${id}`);
  }
}

const failureValues = ({ code, message, providerCode }: Failed, isFinal: boolean) =>
  ({
    failure_code: code,
    failure_message: message,
    provider_code: providerCode,
    failure_is_final: isFinal ? 1 : 0,
  }) as const;
