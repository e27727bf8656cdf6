import { baseSubject, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ConversationsRepository } from './conversations.repository.js';

export interface Opening {
  readonly contactId: string | null;
  readonly channel: Channel;
  readonly subject: string | null;
  /** When its first message was or is sent, ms since the epoch. */
  readonly at: number;
}

/** Finds the conversation that a message belongs to, or begins one. */
@Injectable()
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * On a chat there is one conversation with a person, which goes on for ever. Mail has many: there only what answers something belongs to
   * an old one, never what merely has the same subject, so a mail that answers nothing begins another.
   */
  async of(tx: WorkspaceTransaction, opening: Opening): Promise<string> {
    const { contactId, channel } = opening;
    const existing = contactId === null ? null : await this.existing(tx, contactId, channel);
    return existing ?? this.#begin(tx, opening);
  }

  /** The conversation that whatever is written to a contact on a channel belongs to; `null` where it begins one. */
  async existing(tx: WorkspaceTransaction, contactId: string, channel: Channel): Promise<string | null> {
    return channel === 'email' ? null : this.conversations.latestWith(tx, contactId, channel);
  }

  async #begin(tx: WorkspaceTransaction, { contactId, channel, subject, at }: Opening): Promise<string> {
    const id = this.ids.next();
    await this.conversations.insert(tx, {
      id,
      channel,
      contact_id: contactId,
      subject: subject === null ? null : baseSubject(subject) || subject,
      message_count: 0,
      first_message_at: at,
      last_message_at: at,
      created_at: this.clock.now(),
    });
    return id;
  }
}
