import type { ReplyOptions } from '@concordia/contract/delivery';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../../common/domain-failure.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { ChannelsRepository } from '../../channels/connections/channels.repository.js';
import { PublicAnswers } from './public-answers.js';
import { ReplyContextRepository } from './reply-context.repository.js';

@Injectable()
export class ReplyOptionsService {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly context: ReplyContextRepository,
    private readonly channels: ChannelsRepository,
    private readonly adapters: ChannelAdapters,
    private readonly inPublic: PublicAnswers,
  ) {}

  async of(conversationId: string): Promise<ReplyOptions> {
    const channel = await this.context.channelOf(this.db.read, conversationId);
    if (channel === null) throw notFound('conversation');
    const [connection, adapter, isPublic] = [
      await this.channels.find(this.db.read, channel),
      await this.adapters.forChannel(channel),
      await this.inPublic.wouldBe(this.db.read, channel, conversationId),
    ];
    return { isPublic, provider: connection?.provider ?? null, hasTemplates: adapter?.templates !== undefined };
  }
}
