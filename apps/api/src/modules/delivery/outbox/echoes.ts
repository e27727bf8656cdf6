import { createHash } from 'node:crypto';
import type { InboundEvent } from '@concordia/channels/port';
import { DAY, MINUTE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OWN_MAIL } from '../guardrails/own-mail.js';
import { EarlyReceipts } from './early-receipts.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { Outcome } from './outcome.js';
import { idOfKey, keyOf } from './sending-key.js';

/** How far the provider's clock may lag behind ours, and how late it may report our own message, in ms. */
const CLOCKS_APART = 5 * MINUTE;
const ECHO_WITHIN = DAY;

/** Matches unconfirmed messages with the provider's reports of messages in our name. */
@Injectable()
export class Echoes {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly outcome: Outcome,
    private readonly early: EarlyReceipts,
  ) {}

  /** @returns whether it was ours; the entry is then sent and has the provider's id. */
  async confirm(tx: WorkspaceTransaction, contactId: string, event: InboundEvent): Promise<boolean> {
    const { channel, at } = event;
    const between = { from: at - ECHO_WITHIN, to: at + CLOCKS_APART };
    const candidates = await this.entries.unconfirmed(tx, contactId, channel, between);
    const found = candidates.find((row) => saysTheSame(row, event));
    const row = found && (await this.entries.findForUpdate(tx, found.id));
    if (row === undefined || !isUnconfirmed(row)) return false;
    await this.#confirm(tx, row, event);
    return true;
  }

  /**
   * Recognizes system email to the workspace's own team by the key in its header, whatever Message-ID a server assigned. The reader accepts the key
   * only on email from our own address, and it must name a known entry.
   *
   * @returns whether it was system email. An unconfirmed entry is then sent.
   */
  async confirmSystemMail(tx: WorkspaceTransaction, event: InboundEvent): Promise<boolean> {
    const id = idOfKey(event.sendingKey ?? '');
    const row = id === null ? undefined : await this.entries.findForUpdate(tx, id);
    if (row?.automation_id?.startsWith(OWN_MAIL) !== true) return false;
    if (isUnconfirmed(row)) await this.#confirm(tx, row, event);
    return true;
  }

  async #confirm(tx: WorkspaceTransaction, row: OutboundRow, { channel, messageId, at }: InboundEvent): Promise<void> {
    await this.outcome.confirmed(tx, row, messageId, at);
    await this.early.catchUp(tx, channel, messageId);
  }
}

const isUnconfirmed = (row: OutboundRow): boolean =>
  row.state === 'failed' && row.failure_code === 'unconfirmed' && row.provider_message_id === null;

/** An email is identified by its Message-ID; on other channels only the text can be compared. */
function saysTheSame(row: OutboundRow, { channel, messageId, text }: InboundEvent): boolean {
  if (channel !== 'email') return plain(row.content) === plain(text);
  const left = createHash('sha256').update(keyOf(row)).digest('hex').slice(0, 32);
  return messageId.startsWith(`${left}@`);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
