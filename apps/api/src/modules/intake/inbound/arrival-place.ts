import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OpenConversation } from '../../inbox/correspondence/open-conversation.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';
import { storable } from './arrival-row.js';
import { ArrivalsRepository } from './arrivals.repository.js';

/** Ids that a report is checked against; it is about one message, and names it first or last. */
const MOST_REPORTED = 20;

@Injectable()
export class ArrivalPlace {
  constructor(
    private readonly rows: ArrivalsRepository,
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
    private readonly conversations: OpenConversation,
  ) {}

  /**
   * A reply joins its parent's conversation; otherwise the channel decides.
   *
   * Naming a message of somebody else's conversation lets nobody into it: Message-IDs are no secret, and neither are those that vacation responders
   * and other programs name (RFC 3834, 3.1.5). A server's report joins the message of ours that it is about (RFC 3464), whoever sent it.
   */
  async of(
    tx: WorkspaceTransaction,
    event: InboundEvent,
    contactId: string | null,
    accountId: string | null,
  ): Promise<string> {
    const named = event.isReport === true ? await this.#reported(tx, event) : await this.#named(tx, event, contactId);
    if (named !== null) return named;
    const { channel, subject, at } = event;
    return this.conversations.of(tx, { contactId, channel, accountId, subject: subject && storable(subject), at });
  }

  async #named(tx: WorkspaceTransaction, event: InboundEvent, contactId: string | null): Promise<string | null> {
    if (contactId === null) return null;
    const { channel, inReplyTo, references = [], messageId } = event;
    const answered = inReplyTo === null ? null : await this.origins.find(tx, channel, inReplyTo);
    if (answered?.contactId === contactId) return answered.conversationId;
    const thread = channel === 'email' ? await this.threads.find(tx, { messageId, inReplyTo, references }) : null;
    if (thread === null || (await this.rows.contactOf(tx, thread)) !== contactId) return null;
    return thread;
  }

  async #reported(tx: WorkspaceTransaction, event: InboundEvent): Promise<string | null> {
    const { channel, inReplyTo, references = [] } = event;
    const named = [...(inReplyTo === null ? [] : [inReplyTo]), ...references.toReversed()].slice(0, MOST_REPORTED);
    for (const id of named) {
      const about = await this.origins.find(tx, channel, id);
      if (about?.direction === 'outbound') return about.conversationId;
    }
    return this.threads.findOwn(tx, named);
  }
}
