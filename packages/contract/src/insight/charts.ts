import { z } from 'zod';
import { InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);

export const TwitterDaySchema = z
  .object({
    day: z.iso.date().describe('In UTC, as counted by X.'),
    posts: count.describe('Number of posts published on this day.'),
    impressions: count.describe('Number of times posts were seen on this day.'),
    likes: count,
    reposts: count,
    replies: count,
  })
  .meta({ id: 'TwitterDay', description: 'Metrics of our X posts on one day, as reported by X.' });

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
      .describe('The most seen posts of these days; at most 5.'),
    totals: z.object({ posts: count, impressions: count, likes: count, reposts: count, replies: count }),
    engagementRate: z
      .number()
      .min(0)
      .nullable()
      .describe('Likes, reposts and replies divided by impressions, in percent; `null` without impressions.'),
    fetchedAt: InstantSchema.describe('When the data was last fetched from X.'),
    text: z.string().describe('The chart as text.'),
  })
  .meta({ id: 'TwitterPerformance', description: 'Data for the chart of our X posts.' });
export type TwitterPerformance = z.infer<typeof TwitterPerformanceSchema>;
