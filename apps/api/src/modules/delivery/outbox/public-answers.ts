import { isPublicMessage } from '@concordia/channels/public';
import { CHANNEL_PROFILES, type Channel, type ChannelProfile } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { ReplyContextRepository } from './reply-context.repository.js';

/** Whether some inbound messages of a channel are public. */
function isPartlyPublic(channel: Channel): boolean {
  const { inPublic }: ChannelProfile = CHANNEL_PROFILES[channel];
  return inPublic !== undefined;
}

@Injectable()
export class PublicAnswers {
  constructor(private readonly context: ReplyContextRepository) {}

  /**
   * Whether a message written now would be a public reply. As when sending, the contact's latest message decides.
   *
   * @param conversationId `null` for a new conversation, which starts in private.
   */
  async wouldBe(db: QuerySource, channel: Channel, conversationId: string | null): Promise<boolean> {
    if (conversationId === null || !isPartlyPublic(channel)) return false;
    const latest = await this.context.latestInbound(db, conversationId, channel);
    return latest !== null && isPublicMessage(channel, latest);
  }
}
