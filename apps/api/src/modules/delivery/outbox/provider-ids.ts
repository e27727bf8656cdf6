import { Injectable } from '@nestjs/common';
import type { WorkspaceTransaction } from '../../../database/workspace-database.js';
import { OriginsRepository } from '../../inbox/correspondence/origins.repository.js';
import { Threads } from '../../inbox/correspondence/threads.js';
import type { OutboundRow } from './outbox.repository.js';
import { keyOf } from './sending-key.js';

@Injectable()
export class ProviderIds {
  constructor(
    private readonly origins: OriginsRepository,
    private readonly threads: Threads,
  ) {}

  /** Engagement and replies refer to the provider's id; for email, also to the Message-ID. */
  async remember(tx: WorkspaceTransaction, row: OutboundRow, providerMessageId: string): Promise<void> {
    const { message_id, channel, conversation_id } = row;
    if (message_id === null) return;
    await this.origins.note(tx, { message_id, channel, provider_message_id: providerMessageId });
    if (channel !== 'email' || conversation_id === null) return;
    await this.threads.rememberOwn(tx, keyOf(row), providerMessageId, conversation_id);
  }
}
