import { RANGES } from '@concordia/domain/flow';
import { z } from 'zod';
import { channelMap, IdSchema, InstantSchema } from '../common/schemas.js';
import { UnansweredShareSchema } from './unanswered-share.js';

const count = z.int().min(0);
const hours = z.number().min(0).nullable();
const day = z.iso.date().meta({ pattern: undefined });
const tiers = <Value extends z.ZodType>(value: Value) => z.object({ high: value, medium: value, low: value });
const sentiments = <Value extends z.ZodType>(value: Value) =>
  z.object({ positive: value, neutral: value, negative: value, unknown: value });

export const AnalyticsRangeSchema = z
  .enum(RANGES)
  .meta({ id: 'AnalyticsRange', description: 'Number of calendar days, including today.' });

export type AnalyticsRange = z.infer<typeof AnalyticsRangeSchema>;

/** Narrows figures to an account of a channel. */
export const OfAccountQuerySchema = z.object({
  accountId: IdSchema.optional().describe(
    'Only messages that came in or left by this account of a channel, and the waits that began at it.',
  ),
});
export type OfAccountQuery = z.output<typeof OfAccountQuerySchema>;

export const OverviewQuerySchema = OfAccountQuerySchema.extend({ range: AnalyticsRangeSchema.default('7d') });
export type OverviewQuery = z.output<typeof OverviewQuerySchema>;

const ResponseFiguresSchema = z.object({
  answered: count.describe('Number of waits that got a human reply.'),
  unanswered: count.describe('Number of waits without a reply.'),
  average: hours.describe(
    'Mean of those with a reply, in hours, which is too short while others wait; `null` without replies.',
  ),
  median: hours.describe(
    'Hours until half get a reply, in which those still waiting count as answered later (Kaplan–Meier); `null` if fewer than half have one.',
  ),
  medianRange: z
    .object({ low: z.number().min(0), high: hours })
    .meta({ id: 'MedianHoursRange' })
    .nullable()
    .describe('95% interval of the median, in hours; `high` is `null` where too many still wait.'),
  p90: hours.describe('Hours until nine of ten get a reply, likewise; `null` if fewer have one.'),
  unansweredAfterDay: UnansweredShareSchema.nullable(),
});

const ResponseTimesSchema = ResponseFiguresSchema.extend({
  first: ResponseFiguresSchema.describe('First replies in conversations only.'),
  buckets: z
    .object({ '0-1h': count, '1-4h': count, '4-8h': count, '8-24h': count, '24h+': count })
    .describe('Number of replies by response time.'),
}).meta({
  id: 'OverviewResponseTimes',
  description:
    'Response times for waits that began in the period: from the first unanswered personal message to the first human reply.',
});

const TrendDaySchema = z.object({ date: day, messages: count, contacts: count });

const OverviewDaySchema = z
  .object({
    date: day,
    from: InstantSchema.describe('Start of the day, for listing its messages.'),
    to: InstantSchema.describe('End of the day, exclusive.'),
    inbound: count,
    outbound: count,
    contacts: count.describe('Number of contacts who wrote or were written to.'),
    sentiment: sentiments(count).describe('Sentiment of inbound messages.'),
    answered: count.describe('Number of waits begun on this day that got a reply.'),
    averageResponseTime: hours.describe('Average response time, in hours.'),
  })
  .meta({ id: 'OverviewDay', description: 'One day of the charts.' });

const GrowthSchema = z
  .object({
    percent: z.number().nullable().describe('One decimal; `null` if it cannot be calculated.'),
    current: count,
    preceding: count.describe('Number of messages in the preceding period.'),
    reason: z
      .enum(['history_too_short', 'nothing_before'])
      .nullable()
      .describe(
        'Why there is no percentage: the first message came after the preceding period began, or that period had no messages.',
      ),
    interval: z
      .object({ low: z.number(), high: z.number() })
      .nullable()
      .describe(
        'The 95% interval of the percentage, by how much whole days differ; `null` without a percentage, or with too few days.',
      ),
  })
  .meta({
    id: 'OverviewGrowth',
    description:
      'Messages compared with the preceding period of the same number of days, up to the current time of day.',
  });

const link = z.string().meta({ examples: ['/api/messages?from=2026-11-14T00%3A00%3A00.000Z&direction=inbound'] });

const LinksSchema = z
  .object({
    messages: link,
    preceding: link.describe('Messages of the preceding period that growth is compared with.'),
    inbound: link,
    outbound: link,
    byChannel: channelMap(link),
    byPriority: tiers(link),
    bySentiment: sentiments(link),
  })
  .meta({ id: 'OverviewLinks', description: 'Calls that list the messages behind the figures.' });

export const AnalyticsOverviewSchema = z
  .object({
    range: AnalyticsRangeSchema,
    period: z
      .object({
        from: day.describe('First day of the period.'),
        to: day.describe('Last day of the period, which is today.'),
        timeZone: z.string().describe('Time zone of the days: the workspace time zone.'),
        since: InstantSchema.describe('Start of the first day.'),
      })
      .describe('The days counted.'),
    totalMessages: count.describe('Number of messages in the period, in both directions.'),
    totalContacts: count.describe('Number of contacts in the workspace.'),
    activeContacts: count.describe('Number of contacts who wrote or were written to in the period.'),
    inbound: count,
    outbound: count,
    averageResponseTime: hours.describe('Mean of the waits with a reply, in hours; `null` without replies.'),
    growth: GrowthSchema,
    channelDistribution: channelMap(count).describe('Messages by channel, in both directions.'),
    priorityDistribution: tiers(count).describe('Incoming messages by priority tier.'),
    sentimentDistribution: sentiments(count).describe('Incoming messages by sentiment.'),
    weeklyTrends: z
      .array(TrendDaySchema)
      .describe('Messages and active contacts per day of the period, or of the last week if longer; newest first.'),
    daily: z.array(OverviewDaySchema).describe('Days of the period, oldest first.'),
    responseTimes: ResponseTimesSchema,
    previous: z
      .object({
        from: day,
        to: day,
        totalMessages: count,
        inbound: count,
        outbound: count,
        averageResponseTime: hours,
      })
      .describe('The preceding period of the same number of days, up to the current time of day.'),
    links: LinksSchema,
  })
  .meta({
    id: 'AnalyticsOverview',
    description: 'Message volume, the contacts involved, and response times.',
  });

export type AnalyticsOverview = z.infer<typeof AnalyticsOverviewSchema>;
