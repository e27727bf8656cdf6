import type { InboundEvent } from '@concordia/channels/port';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MessageTracesRepository } from '../../inbox/correspondence/message-traces.repository.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';

/** Remembers by which ids a message is known, what it mentions, and what its headers tell. */
@Injectable()
export class ArrivalLinks {
  constructor(
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
    private readonly traces: MessageTracesRepository,
  ) {}

  async remember(tx: WorkspaceTransaction, id: string, conversationId: string, event: InboundEvent): Promise<void> {
    const { channel, messageId, inReplyTo, references = [] } = event;
    const thread = [...new Set([...references, ...(inReplyTo === null ? [] : [inReplyTo])])];
    await this.origins.note(tx, {
      message_id: id,
      channel,
      provider_message_id: messageId,
      variant: await this.#variantOf(tx, event),
      thread: JSON.stringify(thread),
    });
    if (channel === 'email') await this.threads.remember(tx, { messageId, inReplyTo, references }, conversationId);
    await this.traces.insert(tx, id, event);
  }

  /** A Message-ID that several mails have stays with the first: receipts and answers mean that one. */
  async #variantOf(tx: WorkspaceTransaction, { channel, messageId, dedupeKey }: InboundEvent): Promise<string> {
    return (await this.origins.find(tx, channel, messageId)) === null ? '' : (dedupeKey ?? '');
  }
}
