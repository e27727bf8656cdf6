import { engagementsOf, postStandingsOf, type World } from '@concordia/fixtures';
import type { Insertable } from 'kysely';
import type { ScopedTables } from '../../database/tables.js';

export interface EchoRows {
  readonly engagement_event: Insertable<ScopedTables['engagement_event']>[];
  readonly post_metric: Insertable<ScopedTables['post_metric']>[];
}

export function echoRows(world: World, nextId: () => string): EchoRows {
  return {
    engagement_event: engagementsOf(world).map(({ id, action, messageId, contactId, address, at }) => ({
      id,
      provider: 'demo',
      provider_event_id: id,
      action,
      address,
      contact_id: contactId,
      message_id: messageId,
      at,
      is_test: 0,
    })),
    post_metric: postStandingsOf(world).map((standing) => ({
      id: nextId(),
      post_id: standing.postId,
      day: standing.day,
      text: standing.text,
      posted_at: standing.postedAt,
      impressions: standing.impressions,
      likes: standing.likes,
      reposts: standing.reposts,
      replies: standing.replies,
      fetched_at: standing.fetchedAt,
    })),
  };
}
