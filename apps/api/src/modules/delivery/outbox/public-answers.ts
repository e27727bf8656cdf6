import { isPublicMessage } from '@concordia/channels/public';
import type { Channel } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import type { QuerySource } from '../../channels/connections/channels.repository.js';
import { ReplyContextRepository } from './reply-context.repository.js';

/** Channels on which some of what comes in is said in public. */
const PARTLY_PUBLIC: ReadonlySet<Channel> = new Set(['twitter', 'linkedin']);

/** Knows whether an answer would stand where everybody reads it. */
@Injectable()
export class PublicAnswers {
  constructor(private readonly context: ReplyContextRepository) {}

  /**
   * Whether what is written now would answer something public: the latest message of theirs decides, as it does when it leaves.
   *
   * @param conversationId `null` for a conversation that does not exist yet, which begins in private.
   */
  async wouldBe(db: QuerySource, channel: Channel, conversationId: string | null): Promise<boolean> {
    if (conversationId === null || !PARTLY_PUBLIC.has(channel)) return false;
    const latest = await this.context.latestInbound(db, conversationId);
    return latest !== null && isPublicMessage(channel, latest);
  }
}
