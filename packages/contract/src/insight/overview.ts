import { RANGES } from '@concordia/domain/flow';
import { z } from 'zod';
import { channelMap, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);
const hours = z.number().min(0).nullable();
const day = z.iso.date().meta({ pattern: undefined });
const tiers = <Value extends z.ZodType>(value: Value) => z.object({ high: value, medium: value, low: value });
const sentiments = <Value extends z.ZodType>(value: Value) =>
  z.object({ positive: value, neutral: value, negative: value, unknown: value });

export const AnalyticsRangeSchema = z
  .enum(RANGES)
  .meta({ id: 'AnalyticsRange', description: 'How many days of the calendar, today among them.' });

export type AnalyticsRange = z.infer<typeof AnalyticsRangeSchema>;

export const OverviewQuerySchema = z.object({ range: AnalyticsRangeSchema.default('7d') });
export type OverviewQuery = z.output<typeof OverviewQuerySchema>;

const ResponseFiguresSchema = z.object({
  answered: count.describe('How many who waited were answered by a person.'),
  average: hours.describe('Hours; `null` where nobody was answered.'),
  median: hours.describe('Hours, within 1 %.'),
  p90: hours.describe('Hours, within 1 %: nine of ten were answered as soon as that.'),
});

const ResponseTimesSchema = ResponseFiguresSchema.extend({
  unanswered: count.describe('How many wait still.'),
  first: ResponseFiguresSchema.describe('The first answers of conversations alone.'),
  buckets: z
    .object({ '0-1h': count, '1-4h': count, '4-8h': count, '8-24h': count, '24h+': count })
    .describe('How many were answered after how long.'),
}).meta({
  id: 'OverviewResponseTimes',
  description:
    'Of those who began to wait in the period: from their first personal message that nobody had answered to the first that a person of ours wrote after it.',
});

const TrendDaySchema = z.object({ date: day, messages: count, contacts: count });

const OverviewDaySchema = z
  .object({
    date: day,
    from: InstantSchema.describe('The first instant of the day, for listing its messages.'),
    to: InstantSchema.describe('The first instant after it.'),
    inbound: count,
    outbound: count,
    contacts: count.describe('How many people wrote or were written to.'),
    sentiment: sentiments(count).describe('Of what came in.'),
    answered: count.describe('How many who began to wait on this day were answered.'),
    averageResponseTime: hours.describe('How soon, in hours.'),
  })
  .meta({ id: 'OverviewDay', description: 'One day of the charts.' });

const GrowthSchema = z
  .object({
    percent: z.number().nullable().describe('One decimal; `null` when it cannot be said.'),
    current: count,
    preceding: count.describe('Messages of the period before.'),
    reason: z
      .enum(['history_too_short', 'nothing_before'])
      .nullable()
      .describe(
        'Why there is no percentage: the first message came after the period before had begun, or it had none.',
      ),
  })
  .meta({
    id: 'OverviewGrowth',
    description: 'Messages against the period of as many days before, which ends at the time of day that it is now.',
  });

const link = z.string().meta({ examples: ['/api/messages?from=2026-11-14T00%3A00%3A00.000Z&direction=inbound'] });

const LinksSchema = z
  .object({
    messages: link,
    preceding: link.describe('Those of the period before, as many as growth is held against.'),
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
        from: day.describe('The first day.'),
        to: day.describe('Today.'),
        timeZone: z.string().describe('Whose days they are: that of the guardrails.'),
        since: InstantSchema.describe('The first instant of the first day.'),
      })
      .describe('Which days were counted.'),
    totalMessages: count.describe('Messages of the period, in both directions.'),
    totalContacts: count.describe('Contacts of the workspace.'),
    activeContacts: count.describe('How many of them wrote or were written to in the period.'),
    inbound: count,
    outbound: count,
    averageResponseTime: hours.describe('Hours; `null` where nobody was answered.'),
    growth: GrowthSchema,
    channelDistribution: channelMap(count).describe('Messages of each channel, in both directions.'),
    priorityDistribution: tiers(count).describe('Messages that came in, by tier of priority.'),
    sentimentDistribution: sentiments(count).describe('Messages that came in, by their tone.'),
    weeklyTrends: z
      .array(TrendDaySchema)
      .describe('Messages and active contacts on each day of the period, and at least of the last week; newest first.'),
    daily: z.array(OverviewDaySchema).describe('Each day of the period, oldest first.'),
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
      .describe('The period of as many days before, which ends at the time of day that it is now.'),
    links: LinksSchema,
  })
  .meta({
    id: 'AnalyticsOverview',
    description: 'How much is written, to and by whom, and how soon it is answered.',
  });

export type AnalyticsOverview = z.infer<typeof AnalyticsOverviewSchema>;
