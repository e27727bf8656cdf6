import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { CUSTOMER_INTENTS, NEXT_ACTIONS, URGENCIES } from '@concordia/domain/intents';
import { z } from 'zod';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { PriorityReasonSchema } from '../inbox/messages.js';
import { ActionAboutSchema, InsightAboutSchema } from './brief-about.js';
import { valueFields } from './intents.js';
import { UnansweredShareSchema } from './unanswered-share.js';

const count = z.int().min(0);
const percent = z.number().min(0).max(100);
const base64Png = z
  .string()
  .meta({ contentEncoding: 'base64', description: 'A PNG in base64 at twice its display size, so that it is sharp.' });

export const ChartThemeSchema = z
  .enum(['light', 'dark'])
  .meta({ id: 'ChartTheme', description: 'Color theme of a chart.' });
export type ChartTheme = z.infer<typeof ChartThemeSchema>;

export const ChartThemeQuerySchema = z.strictObject({ theme: ChartThemeSchema.default('light') });
export type ChartThemeQuery = z.infer<typeof ChartThemeQuerySchema>;

export const BriefSummarySchema = z
  .object({
    period: z.string().describe('Display name of the period: `Last 30 days`.'),
    periodFrom: InstantSchema,
    periodTo: InstantSchema,
    totalEmails: count.describe('Number of emails we sent in the period.'),
    avgOpenRate: percent
      .nullable()
      .describe(
        'Share of these emails that were opened, in percent; `null` if none were sent or no provider reports opens.',
      ),
    avgCtr: percent
      .nullable()
      .describe('Share of these emails with a clicked link, in percent; `null` in the same cases as the open rate.'),
    totalCustomers: count.describe('Number of contacts who wrote to us at least once.'),
  })
  .meta({ id: 'BriefSummary', description: 'Key figures for the period.' });

export const BriefChartsSchema = z
  .object({
    emailPerformance: base64Png,
    segments: base64Png,
    theme: ChartThemeSchema,
    width: z.int().min(1).describe('Width in CSS pixels. The images have twice as many.'),
    height: z.int().min(1).describe('Height in CSS pixels.'),
    emailPerformanceText: z.string().describe('The first chart as text.'),
    segmentsText: z.string().describe('The second chart as text.'),
    emailDays: z
      .array(
        z.object({
          day: z.iso.date().describe('Date in the workspace time zone.'),
          sent: count,
          opened: count.describe('Number of emails sent on this day that were opened since.'),
          clicked: count,
        }),
      )
      .describe('Data for the first chart, oldest day first.'),
    segmentCounts: z
      .array(z.object({ segment: z.enum(RFM_SEGMENTS), customers: count }))
      .describe('Data for the second chart; empty if there are no customers.'),
  })
  .meta({ id: 'BriefCharts', description: 'Two charts, with the same content as text and figures.' });

export const BriefInsightSchema = z
  .object({
    id: z.string().describe('Topic of the insight. The same kind of insight has the same ID every day.'),
    text: z.string().describe('The insight in English.'),
    about: InsightAboutSchema.optional().describe('What `text` says; absent from older briefs.'),
    tone: z.enum(['good', 'neutral', 'warning']),
    messages: z
      .array(
        z.object({
          messageId: IdSchema,
          conversationId: IdSchema,
          contactId: IdSchema.nullable(),
          label: z.string().describe('The subject, or the beginning of the text.'),
        }),
      )
      .describe('The messages it is based on, newest first; at most 10.'),
    messageCount: count.describe('Total number of these messages.'),
  })
  .meta({ id: 'BriefInsight', description: 'An insight, with the messages that support it.' });

export const BriefActionSchema = z
  .object({
    id: z.string(),
    title: z.string().describe('What to do, in English.'),
    description: z.string().describe('Why, in English.'),
    about: ActionAboutSchema.optional().describe(
      'What `title` and `description` say, beside the contact; absent from older briefs.',
    ),
    impact: z.enum(['high', 'medium', 'low']).describe('Rank among all actions of the day, by expected value.'),
    effort: z.enum(['low', 'medium', 'high']).describe('Up to 5 minutes, up to 15 minutes, or longer.'),
    category: z.enum(['automation', 'relationship', 'design', 'expansion', 'retention']),
    impactPerMinute: z.number().min(0).describe('Expected value divided by expected minutes.'),
    value: z.number().min(0).describe('Value of the good outcome, in `valueUnit`.'),
    valueUnit: z
      .enum(['currency', 'customer'])
      .describe(
        'The currency of the workspace’s deals, if there are any. Otherwise, the value of an average customer counts as 1.',
      ),
    probability: z
      .number()
      .min(0)
      .max(1)
      .describe('Increase in the probability of that outcome if the action is done.'),
    expectedValue: z.number().min(0).describe('`probability` · `value`.'),
    minutes: z.number().positive().describe('Expected duration, in minutes.'),
    isTimed: z.boolean().describe('Whether the minutes were measured in this workspace; otherwise they are defaults.'),
    basis: z.string().describe('Basis of the probability and value, in plain language.'),
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    messageId: IdSchema.nullable(),
    conversationId: IdSchema.nullable(),
  })
  .meta({ id: 'BriefAction', description: 'A recommended action with its expected value.' });

export const KeptSchema = z
  .object({
    at: InstantSchema.describe('When it was checked off.'),
    messageId: IdSchema.nullable().describe('The message that kept it; `null` if it was checked off by hand.'),
  })
  .meta({ id: 'Kept', description: 'How a promise was kept.' });

export const BriefPromiseSchema = z
  .object({
    id: z.string(),
    by: z.enum(['us', 'them']).describe('Who is to do it.'),
    kind: z
      .enum(['promise', 'request'])
      .optional()
      .describe(
        'Whether they promised it or the other side asked for it; absent from older briefs, which have promises only.',
      ),
    quote: z.string().describe('The original sentence.'),
    dueAt: InstantSchema.nullable().describe('The latest time that is still on time; `null` if no time was stated.'),
    duePhrase: z.string().nullable().describe('The words that state the time.'),
    isOverdue: z.boolean().describe('Whether that time has passed and it was not checked off.'),
    saidAt: InstantSchema,
    channel: ChannelSchema,
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    kept: KeptSchema.optional().describe('Present once it was checked off.'),
  })
  .meta({ id: 'BriefPromise', description: 'A promise made by us or by the contact, or a request with a due time.' });

export const BriefAnswerSchema = z
  .object({
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
    channel: ChannelSchema,
    title: z.string().describe('The subject, or the beginning of the text.'),
    why: z.string().describe('Why this contact, and why today, in English.'),
    reasons: z
      .array(PriorityReasonSchema)
      .max(2)
      .optional()
      .describe('The reasons that `why` gives, strongest first; absent from older briefs.'),
    waitingSince: InstantSchema,
    waitingMinutes: z
      .number()
      .optional()
      .describe('How long it had waited when `why` was written; absent from older briefs.'),
    priority: z.int().min(0).max(100),
    isUrgent: z.boolean(),
  })
  .meta({ id: 'BriefAnswer', description: 'A contact to reply to today.' });

export const BriefIntentSchema = z
  .object({
    intent: z.enum(CUSTOMER_INTENTS),
    confidence: z.number().min(0).max(1),
    quote: z.string().describe('The sentence that expresses the intent.'),
    urgency: z.enum(URGENCIES),
    urgencyConfidence: z.number().min(0).max(1).nullable(),
    nextAction: z.enum(NEXT_ACTIONS).nullable(),
    nextActionConfidence: z.number().min(0).max(1).nullable(),
    ...valueFields,
    messageId: IdSchema,
    conversationId: IdSchema,
    contactId: IdSchema.nullable(),
    contactName: z.string().nullable(),
  })
  .meta({
    id: 'BriefIntent',
    description: 'The intent of the most valuable recent message: `top` of `GET /api/intelligence/intents`.',
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

const BriefReplyTimesSchema = z
  .object({
    answered: count,
    unanswered: count.describe('Number of messages that nobody has replied to yet.'),
    medianHours: z
      .number()
      .min(0)
      .nullable()
      .describe(
        'Hours until half of the messages get a reply, in which those still waiting count as answered later (Kaplan–Meier); `null` if fewer than half have one.',
      ),
    unansweredAfterDay: UnansweredShareSchema.nullable(),
  })
  .meta({
    id: 'BriefReplyTimes',
    description: 'How soon messages of the last 90 days got a reply. Targets are those of the replies alone.',
  });

export const BriefGapSchema = z
  .object({
    figure: z.enum(['avgOpenRate', 'avgCtr', 'avgRfmScore', 'engagement', 'churnAtRisk']),
    missing: z.string().describe('What is missing for it, in plain language.'),
  })
  .meta({ id: 'BriefGap', description: 'A figure that cannot be calculated yet, and why.' });

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
    replyTimes: BriefReplyTimesSchema.nullable().describe('`null` in briefs of before they were measured.'),
    promises: z.array(BriefPromiseSchema).describe('Soonest due first, those without a due time last; at most 20.'),
    whoToAnswerToday: z.array(BriefAnswerSchema).describe('In recommended order; at most 20.'),
  })
  .meta({ id: 'MorningBrief', description: 'The morning brief, computed from the workspace’s own data.' });
export type MorningBrief = z.infer<typeof MorningBriefSchema>;

export const BriefDeliverySchema = z
  .object({
    isOn: z.boolean().describe('Whether the morning brief is emailed every day.'),
    address: z.email().nullable(),
    lastSentAt: InstantSchema.nullable().describe('When a brief was last handed to the email connection.'),
    lastFailure: z.string().nullable().describe('Why the last brief was not sent; `null` if it was.'),
  })
  .meta({ id: 'BriefDelivery', description: 'Where the brief is sent, besides the screen.' });
export type BriefDelivery = z.infer<typeof BriefDeliverySchema>;

export const BriefDeliveryUpdateSchema = z
  .strictObject({ isOn: z.boolean(), address: z.email().max(254).nullable() })
  .refine(({ isOn, address }) => !isOn || address !== null, { path: ['address'], error: 'an email address' })
  .meta({
    id: 'BriefDeliveryUpdate',
    description: 'Where to send the brief. An address is required if delivery is on.',
    examples: [{ isOn: true, address: 'mara@lindgren.example' }],
  });
export type BriefDeliveryUpdate = z.infer<typeof BriefDeliveryUpdateSchema>;
