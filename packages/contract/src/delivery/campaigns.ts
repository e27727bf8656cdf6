import { CHANNELS, TIME_OF_DAY } from '@concordia/domain';
import { CAMPAIGN_STATES, GOALS, REASON_CODES, RECIPIENT_STATES } from '@concordia/domain/campaigns';
import { RFM_SEGMENTS } from '@concordia/domain/customers';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema, TimeZoneSchema } from '../common/schemas.js';
import { searchWords } from '../common/search.js';
import { lineOf, writtenText } from '../common/texts.js';

export const MOST_VARIANTS = 8;

export const AudienceSchema = z
  .strictObject({
    segments: z
      .array(z.enum(RFM_SEGMENTS))
      .max(RFM_SEGMENTS.length)
      .refine((all) => new Set(all).size === all.length, { error: 'each segment once' })
      .default([])
      .describe(
        'Only customers in any of these segments when the campaign starts; if empty, no segment filter applies.',
      ),
    q: searchWords.describe('Only contacts with a word starting with each search term.'),
    viewId: IdSchema.optional().describe('Only contacts who wrote a message that this saved view shows.'),
    projectId: IdSchema.optional().describe('Only contacts with a conversation in this project.'),
  })
  .meta({
    id: 'Audience',
    description:
      'The audience of a campaign: contacts that match all given criteria. Without criteria, all contacts match.',
  });
export type Audience = z.output<typeof AudienceSchema>;

const TimeOfDaySchema = z.string().regex(TIME_OF_DAY, { error: 'a time of day such as 08:00' });

export const ScheduleSchema = z
  .strictObject({
    startAt: InstantSchema.nullable().describe(
      'Earliest time to send; `null` to start sending when the campaign is started.',
    ),
    from: TimeOfDaySchema.describe(
      'Start of the daily sending window. If it equals `until`, sending runs around the clock.',
    ),
    until: TimeOfDaySchema.describe('End of the daily sending window; earlier than `from` for an overnight window.'),
    timeZone: TimeZoneSchema,
  })
  .meta({ id: 'CampaignSchedule', description: 'When a campaign may send messages.' });

export const CanaryPlanSchema = z
  .strictObject({
    share: z.number().min(0.001).max(1).describe('Share of the audience that is messaged first.'),
    rollback: z
      .number()
      .min(0.01)
      .max(0.99)
      .describe('Maximum relative drop in its rate from earlier campaigns before it is rolled back.'),
    windowHours: z.number().min(0.25).max(168).describe('Waiting time for responses to the canary, in hours.'),
    whenUnclear: z
      .enum(['continue', 'ask'])
      .describe('What to do afterwards if the results neither show nor rule out a drop.'),
  })
  .meta({
    id: 'CanaryPlan',
    description:
      'Sends to a small part of the audience first. The guardrails still apply, with their own canary, budget and stop rules.',
  });

const variantFields = {
  name: lineOf(60).describe('Internal; not visible to recipients.'),
  subject: lineOf(200).nullable().describe('Email subject; `null` uses the beginning of the text.'),
  text: writtenText(100_000).describe(
    '`{name}`, `{first_name}`, `{company}` and `{my_name}` are filled in for each recipient. Recipients who lack one are skipped.',
  ),
};

export const NewVariantSchema = z.strictObject(variantFields).meta({
  id: 'NewVariant',
  description: 'A variant of a message.',
  examples: [{ name: 'Short', subject: 'Ten kilos, roasted to order', text: 'Hello {first_name}, the harvest is in.' }],
});
export type NewVariant = z.output<typeof NewVariantSchema>;

export const VariantSchema = z
  .object({
    ...variantFields,
    id: IdSchema,
    isDropped: z
      .boolean()
      .describe('Whether it gets no more recipients, because of complaints or because another variant won.'),
  })
  .meta({ id: 'Variant', description: 'A variant of a message.' });

const channels = z
  .array(ChannelSchema)
  .min(1)
  .max(CHANNELS.length)
  .refine((all) => new Set(all).size === all.length, { error: 'each channel once' })
  .describe('Channels in order of preference. Each recipient is messaged on the first one that is open for them.');

const variants = z
  .array(NewVariantSchema)
  .min(1)
  .max(MOST_VARIANTS)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, { error: 'each name once' });

const writable = {
  name: lineOf(120),
  goal: z.enum(GOALS).describe('What counts as a success: a reply, an open or a click within `answerHours`.'),
  audience: AudienceSchema,
  channels,
  variants,
  schedule: ScheduleSchema,
  canary: CanaryPlanSchema,
  answerHours: z.number().min(1).max(720).describe('How long responses to a message count, in hours.'),
};

export const CampaignCreateSchema = z
  .strictObject({
    name: writable.name,
    goal: writable.goal.default('reply'),
    audience: AudienceSchema,
    channels,
    variants,
    schedule: ScheduleSchema.default({ startAt: null, from: '00:00', until: '00:00', timeZone: 'UTC' }),
    canary: CanaryPlanSchema.default({ share: 0.05, rollback: 0.15, windowHours: 2, whenUnclear: 'continue' }),
    answerHours: writable.answerHours.default(72),
  })
  .meta({
    id: 'CampaignCreate',
    description: 'A new campaign. It is a draft until it is started.',
    examples: [
      {
        name: 'New harvest',
        audience: { segments: ['loyalCustomers'] },
        channels: ['email'],
        variants: [
          {
            name: 'Short',
            subject: 'The harvest is in',
            text: 'Hello {first_name}, the harvest is in. Shall I send you a sample?',
          },
          {
            name: 'With a price',
            subject: 'A sample for you',
            text: 'Hello {first_name}, a sample of the new harvest is yours. Where to?',
          },
        ],
      },
    ],
  });
export type CampaignCreate = z.output<typeof CampaignCreateSchema>;

export const CampaignUpdateSchema = z
  .strictObject(writable)
  .partial()
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one field' })
  .meta({
    id: 'CampaignUpdate',
    description: 'Fields of a draft to change. Omitted fields keep their values. Variants are replaced as a set.',
    examples: [{ name: 'New harvest, second try' }],
  });
export type CampaignUpdate = z.output<typeof CampaignUpdateSchema>;

const count = z.int().min(0);

export const CampaignProgressSchema = z
  .object({
    audience: count.describe('Number of recipients selected; 0 before it starts.'),
    waiting: count,
    queued: count.describe('Messages in the outbox. They can still be canceled.'),
    sent: count,
    failed: count,
    skipped: count.describe('Recipients who could not be messaged or were excluded.'),
  })
  .meta({
    id: 'CampaignProgress',
    description: 'Recipient counts by state. They add up to the audience.',
  });

export const CampaignReasonSchema = z
  .object({
    code: z.enum(REASON_CODES),
    sentence: z.string().describe('What happened and what to do.'),
    by: z.enum(['program', 'person']),
  })
  .meta({ id: 'CampaignReason', description: 'Why a campaign was paused or stopped.' });

export const CampaignSchema = z
  .object({
    ...writable,
    id: IdSchema,
    variants: z.array(VariantSchema),
    state: z
      .enum(CAMPAIGN_STATES)
      .describe(
        '`canary`: the first recipients are being messaged, or their responses are awaited. `running`: sending to the rest.',
      ),
    since: InstantSchema.describe('When it entered this state.'),
    reason: CampaignReasonSchema.nullable().describe('Why it is paused or stopped.'),
    canResume: z.boolean().describe('Whether it can be resumed manually.'),
    undoUntil: InstantSchema.nullable().describe('Deadline for undoing the start. Nothing is sent before it.'),
    waitsUntil: InstantSchema.nullable().describe('When it continues automatically, if it waits for a set time.'),
    canarySize: count.describe('Number of recipients in the canary; 0 before it starts.'),
    canaryFilledAt: InstantSchema.nullable().describe('When the last canary message was sent.'),
    progress: CampaignProgressSchema,
    createdAt: InstantSchema,
    startedAt: InstantSchema.nullable().describe('When its first message entered the outbox.'),
    finishedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'Campaign', description: 'A message to many recipients, in variants, with its progress.' });
export type Campaign = z.infer<typeof CampaignSchema>;

export const CampaignListQuerySchema = pageQuery().extend({
  state: z.enum(CAMPAIGN_STATES).optional().describe('Only campaigns in this state.'),
});
export type CampaignListQuery = z.output<typeof CampaignListQuerySchema>;

export const CampaignWordSchema = z
  .strictObject({ reason: writtenText(500).describe('Stored in the decision log.') })
  .meta({
    id: 'CampaignWord',
    description: 'The reason for the action.',
    examples: [{ reason: 'The price was wrong.' }],
  });
export type CampaignWord = z.output<typeof CampaignWordSchema>;

export const RecipientSchema = z
  .object({
    id: IdSchema,
    contactId: IdSchema.nullable().describe('`null` if the contact was erased.'),
    contactName: z.string().nullable(),
    state: z.enum(RECIPIENT_STATES),
    isCanary: z.boolean(),
    variantId: IdSchema.nullable().describe('The variant they received; `null` before sending.'),
    channel: ChannelSchema.nullable(),
    code: z.string().nullable().describe('Machine-readable reason for a skip or failure.'),
    messageId: IdSchema.nullable(),
    sentAt: InstantSchema.nullable(),
    openedAt: InstantSchema.nullable(),
    clickedAt: InstantSchema.nullable(),
    repliedAt: InstantSchema.nullable(),
    unsubscribedAt: InstantSchema.nullable(),
    complainedAt: InstantSchema.nullable(),
  })
  .meta({ id: 'CampaignRecipient', description: 'A campaign recipient and their activity.' });
export type Recipient = z.infer<typeof RecipientSchema>;

export const CampaignFunnelSchema = z
  .object({
    sent: count.describe('Messages that left.'),
    delivered: count
      .nullable()
      .describe(
        'Reported as delivered or read, or answered by an open, a click or a reply. `null` if no provider reported any: SMTP does not.',
      ),
    opened: count.describe('Opened, read or clicked, or replied to: whoever replies has read it.'),
    replied: count.describe('Replied on the channel within `answerHours`.'),
  })
  .meta({
    id: 'CampaignFunnel',
    description: 'How far the messages of a campaign came. Each stage contains the next one.',
  });
export type CampaignFunnel = z.infer<typeof CampaignFunnelSchema>;

export const RecipientListQuerySchema = pageQuery().extend({
  state: z.enum(RECIPIENT_STATES).optional(),
  variantId: IdSchema.optional(),
});
export type RecipientListQuery = z.output<typeof RecipientListQuerySchema>;

export const AudiencePreviewRequestSchema = z
  .strictObject({
    audience: AudienceSchema,
    channels,
    text: writtenText(100_000).optional().describe('Message text, used to find contacts for whom it is too long.'),
  })
  .meta({
    id: 'AudiencePreviewRequest',
    description: 'The audience of a planned campaign.',
    examples: [{ audience: { segments: ['champions'] }, channels: ['email', 'whatsapp'] }],
  });
export type AudiencePreviewRequest = z.output<typeof AudiencePreviewRequestSchema>;

export const AudienceMemberSchema = z
  .object({
    contactId: IdSchema,
    contactName: z.string(),
    channel: ChannelSchema.nullable().describe('Channel on which they would be messaged; `null` if none.'),
    code: z
      .string()
      .nullable()
      .describe('Machine-readable reason why no channel is available, taken from the first channel.'),
    reason: z.string().nullable().describe('Why no channel is available, in plain language.'),
  })
  .meta({ id: 'AudienceMember', description: 'A contact, and whether a campaign would reach them now.' });
export type AudienceMember = z.infer<typeof AudienceMemberSchema>;

export const AudiencePreviewSchema = z
  .object({
    total: count.describe('Number of contacts in the audience.'),
    checked: count.describe('Number of contacts checked for eligibility. The figures below refer to these.'),
    reachable: count,
    byChannel: z.array(z.object({ channel: ChannelSchema, count })).describe('Reachable contacts by channel.'),
    unreachable: z
      .array(z.object({ code: z.string(), reason: z.string(), count }))
      .describe('Reasons why the others are unreachable, most frequent first.'),
    canarySize: count.describe('5% of the reachable contacts, the default canary size of a campaign.'),
    members: z.array(AudienceMemberSchema).describe('The first 50 contacts, unreachable ones first.'),
  })
  .meta({ id: 'AudiencePreview', description: 'Contacts that a campaign would reach now, and why not the others.' });
export type AudiencePreview = z.infer<typeof AudiencePreviewSchema>;
