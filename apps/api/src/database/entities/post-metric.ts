import { defineEntity, p } from '@mikro-orm/core';
import { amount, id, instant, workspaceId } from './columns.js';

/** Metrics of our post at the end of a day, or at the day's last check. Cumulative. */
export const PostMetric = defineEntity({
  name: 'PostMetric',
  tableName: 'post_metric',
  properties: {
    id: id(),
    workspaceId: workspaceId(),
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
