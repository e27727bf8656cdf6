import type { ReplyOptions } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { ReplyRecipientsRepository } from '../recipients/reply-recipients.repository.js';
import { PublicAnswers } from './public-answers.js';
import { SendingAccount } from './sending-account.js';

@Injectable()
export class ReplyOptionsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly conversations: ReplyRecipientsRepository,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly inPublic: PublicAnswers,
    private readonly accounts: SendingAccount,
  ) {}

  async of(conversationId: string): Promise<ReplyOptions> {
    const conversation = await this.conversations.conversation(this.db.read, conversationId);
    if (conversation === undefined) throw notFound('conversation');
    const { channel, contact_id: contactId } = conversation;
    const accountId = await this.accounts.of(this.db.read, { channel, contactId, conversationId });
    const [connection, adapter, isPublic] = [
      accountId === null ? undefined : await this.channels.account(this.db.read, accountId),
      await this.adapters.forChannel(channel, accountId),
      await this.inPublic.wouldBe(this.db.read, channel, conversationId),
    ];
    const hasTemplates = adapter?.templates !== undefined;
    return { isPublic, provider: connection?.provider ?? null, hasTemplates, accountId };
  }
}
