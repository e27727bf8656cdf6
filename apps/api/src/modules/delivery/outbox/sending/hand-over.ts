import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { Departure } from '../departure.js';
import { OutboxRepository } from '../outbox.repository.js';
import { Admission } from './admission.js';
import type { ClaimedMessage } from './claim.js';

/** Notes that a message is in the provider's hands, just before its first byte is written. */
@Injectable()
export class HandOver {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly admission: Admission,
    private readonly departure: Departure,
    private readonly clock: Clock,
  ) {}

  /**
   * Asks for the last time whether it may leave, makes it a message, and notes that it is in the provider's hands from now on. Whoever
   * stops it before this commits has stopped it.
   *
   * @returns whether this attempt is to be made: it was not stopped, nor taken over by another job.
   */
  async note(tx: WorkspaceTransaction, { row: claimed, handle }: ClaimedMessage): Promise<boolean> {
    const row = await this.entries.findForUpdate(tx, claimed.id);
    const isOurs = row?.state === 'sending' && row.round === claimed.round && row.attempts === claimed.attempts;
    if (!isOurs) return false;
    // This very commit was made, and its answer was lost; or the provider recognizes the key of an earlier attempt.
    if (row.handed_over_at !== null) return true;
    if ((await this.admission.admit(tx, row)) === null) return false;
    const now = this.clock.now();
    const { message_id, contact_id } = row;
    const isNew = message_id === null && contact_id !== null;
    const left = isNew ? await this.departure.leave(tx, row, contact_id, handle) : null;
    await this.entries.change(tx, row.id, ['sending'], {
      handed_over_at: now,
      ...(left !== null && { message_id: left.messageId, conversation_id: left.conversationId, left_at: now }),
    });
    return true;
  }
}
