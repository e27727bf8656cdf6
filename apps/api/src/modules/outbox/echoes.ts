import { createHash } from 'node:crypto';
import type { InboundEvent } from '@concordia/channels/port';
import { DAY, MINUTE } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../database/workspace-database.js';
import { ChangeLog } from '../stream/change-log.js';
import { EarlyReceipts } from './early-receipts.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';
import { keyOf, Outcome } from './outcome.js';

/** How far the provider's clock may be behind ours, and how late it may tell of our own words, in ms. */
const CLOCKS_APART = 5 * MINUTE;
const TOLD_WITHIN = DAY;

/** Recognises a sending whose answer never came in what the provider says was written in our name. */
@Injectable()
export class Echoes {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly outcome: Outcome,
    private readonly early: EarlyReceipts,
    private readonly changes: ChangeLog,
  ) {}

  /** @returns whether it was one of ours, which is sent by that and carries the provider's id. */
  async confirm(tx: WorkspaceTransaction, contactId: string, event: InboundEvent): Promise<boolean> {
    const { channel, messageId, at } = event;
    const between = { from: at - TOLD_WITHIN, to: at + CLOCKS_APART };
    const candidates = await this.entries.unconfirmed(tx, contactId, channel, between);
    const found = candidates.find((row) => saysTheSame(row, event));
    const row = found && (await this.entries.findForUpdate(tx, found.id));
    if (row?.state !== 'failed' || row.provider_message_id !== null) return false;
    await this.outcome.confirmed(tx, row, messageId, at);
    await this.early.catchUp(tx, channel, messageId);
    await this.changes.record(tx, ['messages', 'outbox']);
    return true;
  }
}

/** A mail says by its Message-ID which sending it was; elsewhere there are only the words. */
function saysTheSame(row: OutboundRow, { channel, messageId, text }: InboundEvent): boolean {
  if (channel !== 'email') return plain(row.content) === plain(text);
  const left = createHash('sha256').update(keyOf(row)).digest('hex').slice(0, 32);
  return messageId.startsWith(`${left}@`);
}

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
