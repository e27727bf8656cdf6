import { failureSentence, type RefusedRecipient } from '@concordia/channels/port';
import { type FailedRecipient, FailedRecipientSchema } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { NotificationsService } from '../../day/notifications/notifications.service.js';
import { everybodyIn, recipientsIn } from '../recipients/stored-recipients.js';
import { type OutboundRow, OutboxRepository } from './outbox.repository.js';

const FailedSchema = z.array(FailedRecipientSchema);

export const failedIn = ({ failed_recipients }: Pick<OutboundRow, 'failed_recipients'>): FailedRecipient[] =>
  FailedSchema.parse(JSON.parse(failed_recipients));

/** Notes which of several recipients an email did not reach. */
@Injectable()
export class FailedRecipients {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /**
   * @param row locked, so that no failure is lost.
   * @returns `false` if there is nobody else whom it may have reached: then the message failed.
   */
  async note(tx: WorkspaceTransaction, row: OutboundRow, refused: readonly RefusedRecipient[]): Promise<boolean> {
    const recipients = recipientsIn(row);
    const all = new Set(recipients === null ? [] : everybodyIn(recipients).map((address) => address.toLowerCase()));
    if (all.size < 2) return false;
    const before = failedIn(row);
    const known = new Set(before.map(({ address }) => address));
    const added = refused
      .filter(({ address }) => all.has(address) && !known.has(address))
      .map(({ address, failure, providerCode }) => ({
        address,
        code: failure,
        message: failureSentence(failure, row.channel),
        providerCode,
      }));
    const failed = [...before, ...added];
    if (failed.length === all.size) return false;
    if (added.length === 0) return true;
    await this.entries.change(tx, row.id, [row.state], { failed_recipients: JSON.stringify(failed) });
    for (const { address, message } of added) {
      await this.notifications.notify(tx, {
        kind: 'send_failed',
        dedupeKey: `send_failed:${row.id}:${row.round}:${address}`,
        title: row.subject,
        reason: `${address}: ${message}`,
        channel: row.channel,
        messageId: row.message_id,
        contactId: row.contact_id,
      });
    }
    return true;
  }
}
