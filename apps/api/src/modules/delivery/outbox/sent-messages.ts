import { type EligibilityCode, furthestReceipt, type Receipt, type SendFailure } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { DomainEvents } from '../../hub/log/domain-events.js';
import type { OutboundRow } from './outbox.repository.js';
import { SentMessagesRepository } from './sent-messages.repository.js';

/** Updates the message of an outbox entry: receipts and webhook events. */
@Injectable()
export class SentMessages {
  constructor(
    private readonly messages: SentMessagesRepository,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** Records a receipt, which never moves backwards. @returns whether it is new. */
  async receipt(tx: WorkspaceTransaction, row: OutboundRow, heard: Receipt): Promise<boolean> {
    const { message_id } = row;
    if (message_id === null) return false;
    const before = await this.messages.findReceipt(tx, message_id);
    if (before === undefined) return false;
    const receipt = furthestReceipt(before.receipt, heard);
    if (receipt === before.receipt) return false;
    await this.messages.setReceipt(tx, message_id, receipt);
    if (receipt === 'read') {
      const payload = { ...subjectOf(row, message_id), read_at: new Date(this.clock.now()).toISOString() };
      await this.events.tell(tx, [{ topic: 'message.read', payload }]);
    }
    return true;
  }

  /** Email to the workspace's own team is not a message. */
  async tellSent(tx: WorkspaceTransaction, row: OutboundRow, at: number): Promise<void> {
    if (row.message_id === null) return;
    const payload = { ...subjectOf(row, row.message_id), sent_at: new Date(at).toISOString() };
    await this.events.tell(tx, [{ topic: 'message.sent', payload }]);
  }

  /** Only for messages to a known contact or in a conversation. */
  async tellFailed(tx: WorkspaceTransaction, row: OutboundRow, code: SendFailure | EligibilityCode): Promise<void> {
    const { message_id, contact_id, channel } = row;
    if (message_id === null && contact_id === null) return;
    const payload = { message_id, contact_id, channel, code };
    await this.events.tell(tx, [{ topic: 'message.failed', payload }]);
  }
}

const subjectOf = ({ conversation_id, contact_id, channel }: OutboundRow, message_id: string) => ({
  message_id,
  conversation_id,
  contact_id,
  channel,
});
