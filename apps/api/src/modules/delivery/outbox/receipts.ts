import { failureSentence, type ReceiptEvent } from '@concordia/channels/port';
import { isUuid } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { Updateable } from 'kysely';
import type { ScopedTables } from '../../../database/tables.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { FailedRecipients } from './failed-recipients.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { Outcome } from './outcome.js';
import { keyOf } from './sending-key.js';
import { SentMessages } from './sent-messages.js';

/** Applies receipts from providers, in any order and with repeats. */
@Injectable()
export class Receipts {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly outcome: Outcome,
    private readonly messages: SentMessages,
    private readonly failedRecipients: FailedRecipients,
  ) {}

  /** @returns `false` if no message has the provider's id. */
  async take(tx: WorkspaceTransaction, event: ReceiptEvent): Promise<boolean> {
    if (event.messageId === null) return this.#upTo(tx, event);
    const known = await this.entries.findByProviderId(tx, event.channel, event.messageId);
    const row = known && (await this.entries.findForUpdate(tx, known.id));
    if (row?.provider_message_id === event.messageId) return this.#reached(tx, row, event);
    const taken = await this.#recognized(tx, event, event.messageId);
    return taken !== null && this.#reached(tx, taken, event);
  }

  /** Finds an unconfirmed message by the key in the receipt: the provider accepted it after all. */
  async #recognized(tx: WorkspaceTransaction, event: ReceiptEvent, messageId: string): Promise<OutboundRow | null> {
    const { idempotencyKey, channel, receipt, at } = event;
    const [id = ''] = idempotencyKey?.split('.') ?? [];
    const row = isUuid(id) ? await this.entries.findForUpdate(tx, id) : undefined;
    const isLost = row?.state === 'failed' && row.failure_code === 'unconfirmed' && row.provider_message_id === null;
    // A person may have retried it; the receipt then refers to another round.
    if (!isLost || row.channel !== channel || keyOf(row) !== idempotencyKey || receipt === 'failed') return null;
    await this.outcome.confirmed(tx, row, messageId, at);
    return (await this.entries.find(tx, id)) ?? null;
  }

  /**
   * Applies a receipt to all earlier messages to the contact. Returns `false`, which makes the event wait, while a message that may be covered is
   * being sent.
   */
  async #upTo(tx: WorkspaceTransaction, event: ReceiptEvent): Promise<boolean> {
    const { channel, contact, at, receipt } = event;
    const point = contact === undefined ? undefined : await this.entries.pointOf(tx, channel, contact);
    if (point === undefined || receipt === 'failed') return true;
    const stage = receipt === 'read' ? 'read_at' : 'delivered_at';
    for (const { id } of await this.entries.sentUpTo(tx, point.contact_id, channel, at, stage)) {
      const row = await this.entries.findForUpdate(tx, id);
      if (row !== undefined) await this.#reached(tx, row, event);
    }
    return !(await this.entries.isSending(tx, point.contact_id, channel));
  }

  async #reached(tx: WorkspaceTransaction, row: OutboundRow, event: ReceiptEvent): Promise<boolean> {
    if (event.receipt === 'failed') return this.#failed(tx, row, event);
    // A late `sent` after `failed` adds nothing about the same attempt.
    if (row.state === 'failed' && event.receipt === 'sent') return true;
    const instants = firstTimes(row, event);
    const isNews = await this.messages.receipt(tx, row, event.receipt);
    if (Object.keys(instants).length > 0) await this.entries.change(tx, row.id, [row.state], instants);
    // A later receipt overrides a reported failure.
    if (isNews && row.state === 'failed') await this.outcome.recovered(tx, row);
    return true;
  }

  async #failed(tx: WorkspaceTransaction, row: OutboundRow, event: ReceiptEvent): Promise<boolean> {
    // A failure is reported once.
    if (row.state === 'failed') return true;
    const code = event.failure ?? 'rejected';
    const refused =
      event.recipient === undefined
        ? []
        : [{ address: event.recipient, failure: code, providerCode: event.providerCode }];
    if (await this.failedRecipients.note(tx, row, refused)) return true;
    // A delivered message cannot fail later.
    if (row.delivered_at !== null || row.read_at !== null) return true;
    const message = failureSentence(code, row.channel);
    await this.outcome.failed(tx, row, { code, message, providerCode: event.providerCode });
    return true;
  }
}

type Instants = Pick<Updateable<ScopedTables['outbound_message']>, 'sent_at' | 'delivered_at' | 'read_at'>;

/** Times by the provider's clock; the first report counts. */
function firstTimes({ delivered_at, read_at }: OutboundRow, { receipt, at }: ReceiptEvent): Instants {
  if (receipt === 'delivered' && delivered_at === null) return { delivered_at: at };
  if (receipt === 'read' && read_at === null) return { read_at: at };
  return {};
}
