import type { InboundEvent } from '@concordia/channels/port';
import { keptNotes } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { MessageTracesRepository } from '../../inbox/correspondence/message-traces.repository.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';

/** Records a message's ids, the ids it mentions, and its trace headers. */
@Injectable()
export class ArrivalLinks {
  constructor(
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
    private readonly traces: MessageTracesRepository,
  ) {}

  async remember(tx: WorkspaceTransaction, id: string, conversationId: string, event: InboundEvent): Promise<void> {
    const { channel, messageId, inReplyTo, references = [], notes = [] } = event;
    const thread = [...new Set([...references, ...(inReplyTo === null ? [] : [inReplyTo])])];
    await this.origins.note(tx, {
      message_id: id,
      channel,
      provider_message_id: messageId,
      variant: await this.#variantOf(tx, event),
      thread: JSON.stringify(thread),
      notes: notes.length === 0 ? null : JSON.stringify(keptNotes(notes)),
    });
    if (channel === 'email') await this.threads.remember(tx, { messageId, inReplyTo, references }, conversationId);
    await this.traces.insert(tx, id, event);
  }

  /** A Message-ID shared by several emails belongs to the first: receipts and replies refer to that one. */
  async #variantOf(tx: WorkspaceTransaction, { channel, messageId, dedupeKey }: InboundEvent): Promise<string> {
    return (await this.origins.find(tx, channel, messageId)) === null ? '' : (dedupeKey ?? '');
  }
}
