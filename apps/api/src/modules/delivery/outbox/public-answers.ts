import { isPublicMessage } from '@concordia/channels/public';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { ReplyContextRepository } from './reply-context.repository.js';

/** Channels on which some inbound messages are public. */
const PARTLY_PUBLIC: ReadonlySet<Channel> = new Set(['twitter', 'linkedin']);

@Injectable()
export class PublicAnswers {
  constructor(private readonly context: ReplyContextRepository) {}

  /**
   * Whether a message written now would be a public reply. As when sending, the contact's latest message decides.
   *
   * @param conversationId `null` for a new conversation, which starts in private.
   */
  async wouldBe(db: QuerySource, channel: Channel, conversationId: string | null): Promise<boolean> {
    if (conversationId === null || !PARTLY_PUBLIC.has(channel)) return false;
    const latest = await this.context.latestInbound(db, conversationId, channel);
    return latest !== null && isPublicMessage(channel, latest);
  }
}
