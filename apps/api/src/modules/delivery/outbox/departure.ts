import { type Eligibility, eligibilityOf } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { dedupeKeyOf } from '../../inbox/correspondence/dedupe-key.js';
import { MessageWriter } from '../../inbox/correspondence/message-writer.js';
import { OpenConversation } from '../../inbox/correspondence/open-conversation.js';
import { survivingId } from '../../inbox/correspondence/surviving-conversations.repository.js';
import { recipientsIn } from '../recipients/stored-recipients.js';
import { AddresseesRepository } from './addressees.repository.js';
import type { ContactFacts } from './eligibility.service.js';
import { eligibilityContent } from './eligibility-content.js';
import type { OutboundRow } from './outbox.repository.js';
import { OutgoingFiles } from './outgoing-files.js';
import { ownAddressOf } from './own-address.repository.js';

/** The message created for an outbox entry. */
export interface Departed {
  readonly messageId: string;
  readonly conversationId: string;
}

/** Turns an outbox entry into a message at the moment it leaves. */
@Injectable()
export class Departure {
  constructor(
    private readonly messages: MessageWriter,
    private readonly conversations: OpenConversation,
    private readonly files: OutgoingFiles,
    private readonly addressees: AddresseesRepository,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Whether it may still leave: a messaging window may have closed, or the contact may have opted out. */
  async judge(tx: WorkspaceTransaction, row: OutboundRow, facts: ContactFacts): Promise<Eligibility> {
    const { id, channel, content, template } = row;
    const hasFiles = (await this.files.of(tx, id)).length > 0;
    const asked = { ...facts[channel], isTemplate: template !== null };
    return eligibilityOf(
      asked,
      this.clock.now(),
      eligibilityContent({ channel, content, hasFiles }),
      Object.values(facts),
    );
  }

  /** The message's conversation; `null` if there is none yet, and for email that starts one. */
  async conversationOf(tx: WorkspaceTransaction, row: OutboundRow): Promise<string | null> {
    if (row.conversation_id !== null) return survivingId(tx, row.conversation_id);
    if (row.contact_id === null) return null;
    return this.conversations.existing(tx, {
      contactId: row.contact_id,
      channel: row.channel,
      accountId: row.account_id,
    });
  }

  async leave(tx: WorkspaceTransaction, row: OutboundRow, contactId: string, handle: string): Promise<Departed> {
    const now = this.clock.now();
    const conversationId =
      row.conversation_id ??
      (await this.conversations.of(tx, {
        contactId,
        channel: row.channel,
        accountId: row.account_id,
        subject: row.subject,
        at: now,
      }));
    const name = await this.addressees.nameOf(tx, contactId);
    const messageId = this.ids.next();
    await this.messages.add(tx, {
      id: messageId,
      conversationId,
      contactId,
      channel: row.channel,
      accountId: row.account_id,
      direction: 'outbound',
      sentAt: now,
      subject: row.subject,
      text: row.content,
      html: row.html,
      attachmentCount: (await this.files.of(tx, row.id)).length,
      from: { name: null, address: row.channel === 'email' ? await ownAddressOf(tx, row.account_id) : null },
      ...(recipientsIn(row) ?? { to: [{ name, address: handle }] }),
      dedupeKey: dedupeKeyOf(`outbox ${row.id}`),
      receipt: 'queued',
    });
    await this.files.leave(tx, row.id, messageId);
    return { messageId, conversationId };
  }
}
