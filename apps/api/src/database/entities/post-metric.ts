import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

/** How one post of ours stood at the end of one day, or when it was last asked on it. Figures count from the post's beginning. */
export const PostMetric = defineEntity({
  name: 'PostMetric',
  tableName: 'post_metric',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
    /** X's own id. */
    postId: p.text(),
    /** YYYY-MM-DD, UTC. */
    day: p.text(),
    text: p.text(),
    postedAt: instant(),
    impressions: amount(),
    likes: amount(),
    reposts: amount(),
    replies: amount(),
    fetchedAt: instant(),
  },
  uniques: [{ name: 'post_metric_of_day', properties: ['workspaceId', 'postId', 'day'] }],
  indexes: [{ name: 'post_metric_newest', properties: ['workspaceId', 'day'] }],
});
