import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { Ids } from '../../../common/ids.js';
import { WorkspaceDatabase } from '../../../database/workspace-database.js';
import { ChannelAdapters } from '../../channels/connections/channel-adapters.js';
import { TestMessages } from '../../delivery/outbox/test-messages.js';
import { PostMetricsRepository, utcDay } from './post-metrics.repository.js';

/** Fetches the metrics of our latest posts from X and stores them for the day. Excludes posts of connection tests. */
@Injectable()
export class PostMetricsRefresh {
  constructor(
    private readonly db: WorkspaceDatabase,
    private readonly adapters: ChannelAdapters,
    private readonly metrics: PostMetricsRepository,
    private readonly tests: TestMessages,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @throws Error if X refuses, so that the job is retried. */
  async run(signal: AbortSignal): Promise<void> {
    const adapter = await this.adapters.forChannel('twitter');
    if (adapter?.ownPosts === undefined) return;
    const answer = await adapter.ownPosts(signal);
    if (!answer.ok)
      throw new Error(`X did not return the metrics of our posts (${answer.providerCode ?? answer.failure}).`);
    const messageIds = answer.posts.map(({ messageId }) => messageId);
    const tests = await this.tests.knownAmong('twitter', messageIds);
    const posts = answer.posts.filter(({ messageId }) => !tests.has(messageId));
    if (posts.length === 0) return;
    const now = this.clock.now();
    const rows = posts.map(({ id, text, at, impressions, likes, reposts, replies }) => ({
      id: this.ids.next(),
      post_id: id,
      day: utcDay(now),
      text,
      posted_at: at,
      impressions,
      likes,
      reposts,
      replies,
      fetched_at: now,
    }));
    await this.db.write(async (tx) => {
      await this.metrics.put(tx, rows, now);
    });
  }
}
