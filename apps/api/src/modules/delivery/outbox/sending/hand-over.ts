import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../common/clock.js';
import type { WorkspaceTransaction } from '../../../../database/workspace-database.js';
import { Departure } from '../departure.js';
import { OutboxRepository } from '../outbox.repository.js';
import { Admission } from './admission.js';
import type { ClaimedMessage } from './claim.js';

/** Records the hand-over to the provider just before the first byte is written. */
@Injectable()
export class HandOver {
  constructor(
    private readonly entries: OutboxRepository,
    private readonly admission: Admission,
    private readonly departure: Departure,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks for the last time whether it may leave, creates its message, and records the hand-over. Canceling works until this commits.
   *
   * @returns whether to continue this attempt: it was neither stopped nor taken over by another job.
   */
  async note(tx: WorkspaceTransaction, { row: claimed, handle }: ClaimedMessage): Promise<boolean> {
    const row = await this.entries.findForUpdate(tx, claimed.id);
    const isOurs = row?.state === 'sending' && row.round === claimed.round && row.attempts === claimed.attempts;
    if (!isOurs) return false;
    // Either this commit succeeded and its confirmation was lost, or the provider recognizes the key of an earlier attempt.
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
