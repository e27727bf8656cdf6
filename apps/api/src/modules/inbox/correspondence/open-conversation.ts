import { baseSubject, type Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { ConversationsRepository } from './conversations.repository.js';

export interface Opening {
  readonly contactId: string | null;
  readonly channel: Channel;
  /** The account it came in or leaves by; `null` if by none. */
  readonly accountId: string | null;
  readonly subject: string | null;
  /** When its first message was or will be sent, ms since the epoch. */
  readonly at: number;
}

/** Where a contact and we write to each other. */
export type ChatPlace = Pick<Opening, 'channel' | 'accountId'> & { readonly contactId: string };

@Injectable()
export class OpenConversation {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /**
   * Chat channels have one endless conversation per contact and account. Email has many: only a reply joins an existing one, never a message that merely shares
   * its subject.
   */
  async of(tx: WorkspaceTransaction, opening: Opening): Promise<string> {
    const { contactId } = opening;
    const existing = contactId === null ? null : await this.existing(tx, { ...opening, contactId });
    return existing ?? this.#begin(tx, opening);
  }

  /** The conversation that any message to the contact joins; `null` if it starts a new one. */
  async existing(tx: WorkspaceTransaction, place: ChatPlace): Promise<string | null> {
    return place.channel === 'email' ? null : this.conversations.latestWith(tx, place);
  }

  async #begin(tx: WorkspaceTransaction, { contactId, channel, accountId, subject, at }: Opening): Promise<string> {
    const id = this.ids.next();
    await this.conversations.insert(tx, {
      id,
      channel,
      account_id: accountId,
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
