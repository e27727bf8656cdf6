import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const TwitterDaySchema = z
  .object({
    day: z.iso.date().describe('UTC, as X counts.'),
    posts: count.describe('Posts that were written on this day.'),
    impressions: count.describe('How often posts were seen on this day.'),
    likes: count,
    reposts: count,
    replies: count,
  })
  .meta({ id: 'TwitterDay', description: 'What our posts brought on one day, as far as X tells.' });

export const TwitterPerformanceSchema = z
  .object({
    days: z.array(TwitterDaySchema).describe('Oldest first; at most 30.'),
    topPosts: z
      .array(
        z.object({
          postId: z.string(),
          text: z.string(),
          postedAt: InstantSchema,
          impressions: count,
          likes: count,
          reposts: count,
          replies: count,
          url: z.url(),
        }),
      )
      .describe('Of these days, those that were seen most; at most 5.'),
    totals: z.object({ posts: count, impressions: count, likes: count, reposts: count, replies: count }),
    engagementRate: z
      .number()
      .min(0)
      .nullable()
      .describe('Likes, reposts and replies over impressions, in percent; `null` where nothing was seen.'),
    fetchedAt: InstantSchema.describe('When X was last asked.'),
    text: z.string().describe('What the chart shows, in words.'),
  })
  .meta({ id: 'TwitterPerformance', description: 'What the chart of our posts on X is drawn from.' });
export type TwitterPerformance = z.infer<typeof TwitterPerformanceSchema>;
