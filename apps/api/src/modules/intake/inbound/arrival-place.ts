import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OpenConversation } from '../../inbox/correspondence/open-conversation.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';
import { storable } from './arrival-row.js';
import { ArrivalsRepository } from './arrivals.repository.js';

@Injectable()
export class ArrivalPlace {
  constructor(
    private readonly rows: ArrivalsRepository,
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
    private readonly conversations: OpenConversation,
  ) {}

  /** A reply joins its parent's conversation; otherwise the channel decides. */
  async of(tx: WorkspaceTransaction, event: InboundEvent, contactId: string | null): Promise<string> {
    const { channel, inReplyTo, references = [], subject, at, messageId } = event;
    const answered = inReplyTo === null ? null : await this.origins.find(tx, channel, inReplyTo);
    if (answered !== null && (contactId === null || answered.contactId === contactId)) return answered.conversationId;
    const thread = channel === 'email' ? await this.threads.find(tx, { messageId, inReplyTo, references }) : null;
    if (thread !== null && (await this.#isOf(tx, thread, contactId))) return thread;
    return this.conversations.of(tx, { contactId, channel, subject: subject && storable(subject), at });
  }

  /** Mentioning one of our Message-IDs does not let a sender into another contact's conversation. */
  async #isOf(tx: WorkspaceTransaction, conversationId: string, contactId: string | null): Promise<boolean> {
    const owner = await this.rows.contactOf(tx, conversationId);
    return owner !== undefined && (contactId === null || owner === contactId);
  }
}
