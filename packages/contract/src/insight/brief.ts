import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { CUSTOMER_INTENTS, NEXT_ACTIONS, URGENCIES } from '@concordia/domain/intents';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const base64Png = z
  .string()
  .meta({ contentEncoding: 'base64', description: 'A PNG in base64, drawn at twice its size so that it is crisp.' });

export const ChartThemeSchema = z
  .enum(['light', 'dark'])
  .meta({ id: 'ChartTheme', description: 'Color theme of a chart.' });
export type ChartTheme = z.infer<typeof ChartThemeSchema>;

export const ChartThemeQuerySchema = z.strictObject({ theme: ChartThemeSchema.default('light') });
export type ChartThemeQuery = z.infer<typeof ChartThemeQuerySchema>;

export const BriefSummarySchema = z
  .object({
    period: z.string().describe('In words: `Last 30 days`.'),
    periodFrom: InstantSchema,
    periodTo: InstantSchema,
    totalEmails: count.describe('E-mails of ours that went out in the period.'),
    avgOpenRate: percent
      .nullable()
      .describe('Of those, how many were opened, in percent; `null` where none went out, or no provider tells us.'),
    avgCtr: percent.nullable().describe('Of those, in how many a link was followed, in percent; `null` as above.'),
    totalCustomers: count.describe('People who wrote to us at least once.'),
  })
  .meta({ id: 'BriefSummary', description: 'The period in figures.' });

export const BriefChartsSchema = z
  .object({
    emailPerformance: base64Png,
    segments: base64Png,
    theme: ChartThemeSchema,
    width: z.int().min(1).describe('In CSS pixels; the pictures have twice as many.'),
    height: z.int().min(1).describe('In CSS pixels.'),
    emailPerformanceText: z.string().describe('What the first chart shows, in words.'),
    segmentsText: z.string().describe('What the second chart shows, in words.'),
    emailDays: z
      .array(
        z.object({
          day: z.iso.date().describe('By the workspace’s time zone.'),
          sent: count,
          opened: count.describe('Of those that went out on this day, how many were opened since.'),
          clicked: count,
        }),
      )
      .describe('What the first chart is drawn from, oldest day first.'),
    segmentCounts: z
      .array(z.object({ segment: z.enum(RFM_SEGMENTS), customers: count }))
      .describe('What the second chart is drawn from; empty while there are no customers.'),
  })
  .meta({ id: 'BriefCharts', description: 'Two charts, and the same in words and figures.' });

export const BriefInsightSchema = z
  .object({
    id: z.string().describe('What it is about; the same kind of insight has the same id every day.'),
    text: z.string(),
    tone: z.enum(['good', 'neutral', 'warning']),
    messages: z
      .array(
        z.object({
          messageId: IdSchema,
          conversationId: IdSchema,
          contactId: IdSchema.nullable(),
          label: z.string().describe('The subject, or how it begins.'),
        }),
      )
      .describe('The messages that it comes from, the newest first; at most 10.'),
    messageCount: count.describe('How many there are in all.'),
  })
  .meta({ id: 'BriefInsight', description: 'Something worth knowing, with the messages that say so.' });

export const BriefActionSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    impact: z.enum(['high', 'medium', 'low']).describe('Its place among all actions of the day, by expected value.'),
    effort: z.enum(['low', 'medium', 'high']).describe('Up to 5 minutes, up to 15, longer.'),
    category: z.enum(['automation', 'relationship', 'design', 'expansion', 'retention']),
    impactPerMinute: z.number().min(0).describe('Expected value over expected minutes.'),
    value: z.number().min(0).describe('What the good outcome is worth, in `valueUnit`.'),
    valueUnit: z
      .enum(['currency', 'customer'])
      .describe(
        'The currency of the workspace’s deals, where deals are known; else the value of an average customer counts 1.',
      ),
    probability: z.number().min(0).max(1).describe('How much likelier that outcome is if it is done.'),
    expectedValue: z.number().min(0).describe('`probability` · `value`.'),
    minutes: z.number().positive().describe('How long it takes.'),
    isTimed: z.boolean().describe('Whether these minutes are the workspace’s own; else they are the usual ones.'),
    basis: z.string().describe('Where probability and value come from, in words.'),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    messageId: IdSchema.nullable(),
    conversationId: IdSchema.nullable(),
  })
  .meta({ id: 'BriefAction', description: 'Something to do, with what it is expected to bring.' });

export const BriefPromiseSchema = z
  .object({
    id: z.string(),
    by: z.enum(['us', 'them']),
    quote: z.string().describe('The sentence, as it was written.'),
    dueAt: InstantSchema.nullable().describe('The last instant at which it is in time; `null` when no time was named.'),
    duePhrase: z.string().nullable().describe('The words that name the time.'),
    isOverdue: z.boolean().describe('Whether that instant has passed. Whether it was kept is not known.'),
    saidAt: InstantSchema,
    channel: ChannelSchema,
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
  })
  .meta({ id: 'BriefPromise', description: 'Something that we or they said would be done.' });

export const BriefAnswerSchema = z
  .object({
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    channel: ChannelSchema,
    title: z.string().describe('The subject, or how it begins.'),
    why: z.string().describe('Why them, and why today.'),
    waitingSince: InstantSchema,
    priority: z.int().min(0).max(100),
    isUrgent: z.boolean(),
  })
  .meta({ id: 'BriefAnswer', description: 'Somebody to answer today.' });

export const BriefIntentSchema = z
  .object({
    intent: z.enum(CUSTOMER_INTENTS),
    confidence: z.number().min(0).max(1),
    quote: z.string().describe('The sentence that says so.'),
    urgency: z.enum(URGENCIES),
    urgencyConfidence: z.number().min(0).max(1).nullable(),
    nextAction: z.enum(NEXT_ACTIONS).nullable(),
    nextActionConfidence: z.number().min(0).max(1).nullable(),
    expectedValue: z.number().min(0).nullable().describe('In the currency of the workspace.'),
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
  })
  .meta({
    id: 'BriefIntent',
    description: 'What the most valuable recent message asks for: `top` of `GET /api/intelligence/intents`.',
  });

export const ResponseTargetsSchema = z
  .object({
    recommendedHours: z
      .int()
      .min(1)
      .describe('Target for team members: at least as fast as half of the replies so far.'),
    automationHours: z
      .int()
      .min(1)
      .describe('Target for automations: at least as fast as the fastest quarter of replies.'),
    replies: count.describe('Number of replies in the last 90 days that these are based on.'),
  })
  .meta({ id: 'ResponseTargets', description: 'Target reply times, in hours.' });

export const BriefGapSchema = z
  .object({
    figure: z.enum(['avgOpenRate', 'avgCtr', 'avgRfmScore', 'engagement', 'churnAtRisk']),
    missing: z.string().describe('What is missing for it, in words.'),
  })
  .meta({ id: 'BriefGap', description: 'A figure that cannot be said yet, and why.' });

export const MorningBriefSchema = z
  .object({
    version: z.int().min(1).describe('Number of the brief in the workspace, from 1.'),
    generatedAt: InstantSchema,
    generatedBy: z.enum(['schedule', 'person', 'start']),
    day: z.iso.date().describe('Day of the brief, in the workspace time zone.'),
    timeZone: z.string(),
    summary: BriefSummarySchema,
    charts: BriefChartsSchema,
    avgRfmScore: z.number().min(3).max(15).nullable().describe('Mean of R + F + M over all customers, 3 to 15.'),
    monetaryBasis: z
      .enum(['deal_value', 'engagement'])
      .nullable()
      .describe('Basis of M in the RFM score; `null` without customers.'),
    engagement: percent.nullable().describe('Share of customers active within the last seven days, in percent.'),
    churnAtRisk: percent.nullable().describe('Share of customers at high risk, in percent.'),
    gaps: z.array(BriefGapSchema).describe('Figures above that are `null`, and why.'),
    insights: z.array(z.string()),
    insightDetails: z.array(BriefInsightSchema).describe('The same insights with details, in the same order.'),
    recommendedActions: z.array(BriefActionSchema).describe('By `impactPerMinute`, highest first; at most 10.'),
    topIntent: BriefIntentSchema.nullable().describe('`null` if no message has a recognized intent.'),
    responseTargets: ResponseTargetsSchema.nullable().describe('`null` until there are 10 replies.'),
    promises: z.array(BriefPromiseSchema).describe('Soonest due first, those without a due time last; at most 20.'),
    whoToAnswerToday: z.array(BriefAnswerSchema).describe('In recommended order; at most 20.'),
  })
  .meta({ id: 'MorningBrief', description: 'The morning brief, computed from the workspace’s own data.' });
export type MorningBrief = z.infer<typeof MorningBriefSchema>;

export const BriefDeliverySchema = z
  .object({
    isOn: z.boolean().describe('Whether the brief of every morning is sent by e-mail.'),
    address: z.email().nullable(),
    lastSentAt: InstantSchema.nullable().describe('When one was last handed to the e-mail connection.'),
    lastFailure: z.string().nullable().describe('Why the last one did not go out; `null` when it did.'),
  })
  .meta({ id: 'BriefDelivery', description: 'Where the brief goes besides the screen.' });
export type BriefDelivery = z.infer<typeof BriefDeliverySchema>;

export const BriefDeliveryUpdateSchema = z
  .strictObject({ isOn: z.boolean(), address: z.email().max(254).nullable() })
  .refine(({ isOn, address }) => !isOn || address !== null, { path: ['address'], error: 'an e-mail address' })
  .meta({
    id: 'BriefDeliveryUpdate',
    description: 'Where to send the brief; switched on, it needs an address.',
    examples: [{ isOn: true, address: 'mara@lindgren.example' }],
  });
export type BriefDeliveryUpdate = z.infer<typeof BriefDeliveryUpdateSchema>;
