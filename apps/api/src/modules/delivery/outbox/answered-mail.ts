import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MailMarks } from '../../inbox/correspondence/mail-marks.js';
import type { OutboundRow } from './outbox.repository.js';
import { ReplyContextRepository } from './reply-context.repository.js';

/** Marks the email that a person's reply answers. */
@Injectable()
export class AnsweredMail {
  constructor(
    private readonly context: ReplyContextRepository,
    private readonly marks: MailMarks,
  ) {}

  async note(tx: WorkspaceTransaction, row: OutboundRow): Promise<void> {
    const { channel, conversation_id, automation_id, created_at } = row;
    if (channel !== 'email' || conversation_id === null || automation_id !== null) return;
    const answered = await this.context.latestInboundStoredBy(tx, conversation_id, channel, created_at);
    if (answered !== undefined) await this.marks.answered(tx, answered.provider_message_id);
  }
}
