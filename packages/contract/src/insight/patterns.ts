import { CADENCES, RESPONSE_SPANS } from '@concordia/domain/patterns';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';
import { UnansweredShareSchema } from './unanswered-share.js';

const count = z.int().min(0);
const share = z.number().min(0).max(1);

export const CadenceSchema = z.enum(CADENCES).meta({
  id: 'Cadence',
  description: '`high`: messages on at least 4 of the last 28 days. `dormant`: none for 90 days. `medium`: in between.',
});

export const ResponseSpanSchema = z.enum(RESPONSE_SPANS).meta({
  id: 'ResponseSpan',
  description: 'Response time: up to an hour, 1 to 4 hours, 4 to 24 hours, or longer.',
});

const CadenceCountSchema = z
  .object({ people: count, share: share.describe('Share of all contacts who ever had a message.') })
  .meta({ id: 'CadenceCount', description: 'Number and share of contacts in a class.' });

const ResponseShareSchema = z
  .object({ bucket: ResponseSpanSchema, messages: count, share: share.describe('Share of all replies.') })
  .meta({ id: 'ResponseShare', description: 'Number and share of replies in one response time range.' });

const ReplyShareSchema = z
  .object({
    minutes: z.int().min(1),
    share: share.nullable().describe('`null` where nobody has been observed for so long.'),
  })
  .meta({ id: 'ReplyShare', description: 'Estimated share of messages with a reply after a time (Kaplan–Meier).' });

export const PatternsSchema = z
  .object({
    cadences: z.object({ high: CadenceCountSchema, medium: CadenceCountSchema, dormant: CadenceCountSchema }),
    responses: z
      .array(ResponseShareSchema)
      .length(RESPONSE_SPANS.length)
      .describe('Replies of the last 90 days, fastest first.'),
    medianResponseMinutes: z
      .int()
      .min(0)
      .nullable()
      .describe(
        'Median time to a reply, in minutes, in which messages still waiting count as answered later; `null` if fewer than half have a reply.',
      ),
    medianRange: z
      .object({ low: count, high: count.nullable() })
      .meta({ id: 'MedianMinutesRange' })
      .nullable()
      .describe('95% interval of the median, in minutes; `high` is `null` where too many still wait.'),
    reached: z
      .array(ReplyShareSchema)
      .describe(
        'Share of messages with a reply after given times, fastest first, in which messages still waiting count as answered later.',
      ),
    targetHours: z
      .int()
      .min(1)
      .nullable()
      .describe(
        'The response target of the brief, in hours, which is one of these times; `null` until there are 10 replies.',
      ),
    unanswered: count.describe('Number of messages of the last 90 days that nobody has replied to yet.'),
    unansweredAfterDay: UnansweredShareSchema.nullable(),
    changed: z
      .object({ count, since: InstantSchema })
      .describe('Number of contacts whose class changed in the last seven days.'),
    isSample: z.boolean().describe('Whether these are sample data because there are no messages yet.'),
    now: InstantSchema.describe('Reference time of all figures: the start of the current minute.'),
  })
  .meta({ id: 'Patterns', description: 'How often contacts write, and how soon they get a reply.' });
export type Patterns = z.infer<typeof PatternsSchema>;

export const CadencePersonSchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    company: z.string().nullable(),
    messageDays: count.max(28).describe('Number of days with a message, out of the last 28.'),
    lastMessageAt: InstantSchema,
    previous: CadenceSchema.nullable().describe('The class seven days ago; `null` if the contact had no message then.'),
  })
  .meta({ id: 'CadencePerson', description: 'A contact in a class.' });
export type CadencePerson = z.infer<typeof CadencePersonSchema>;

export const AnsweredMessageSchema = z
  .object({
    messageId: IdSchema.describe('The message that started the wait.'),
    contactId: IdSchema.nullable(),
    name: z.string().nullable().describe('Name of the contact.'),
    channel: ChannelSchema,
    receivedAt: InstantSchema,
    answeredAt: InstantSchema.describe('When a team member replied.'),
    minutes: count.describe('Time between the two, in minutes.'),
    excerpt: z.string().describe('Beginning of the message.'),
  })
  .meta({ id: 'AnsweredMessage', description: 'A message that got a reply.' });
export type AnsweredMessage = z.infer<typeof AnsweredMessageSchema>;

export const CadenceChangeSchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    from: CadenceSchema,
    to: CadenceSchema,
    at: InstantSchema.describe(
      'When the current class began, accurate to a day, by comparing whole days back from now.',
    ),
  })
  .meta({ id: 'CadenceChange', description: 'A contact whose class changed.' });
export type CadenceChange = z.infer<typeof CadenceChangeSchema>;

export const WeeklyCadenceSchema = z
  .object({
    timeZone: z.string().describe('The workspace time zone.'),
    weeks: z.array(z.iso.date().meta({ pattern: undefined })).describe('First days of 26 weeks, oldest first.'),
    people: z
      .array(
        z
          .object({
            contactId: IdSchema,
            name: z.string(),
            messages: count.describe('Messages of these weeks, in both directions.'),
            weeks: z.array(count).describe('Messages of each week.'),
          })
          .meta({ id: 'WeeklyCadencePerson', description: 'A contact and their messages by week.' }),
      )
      .describe('The 25 contacts with most messages in these weeks, most first.'),
    countedAt: InstantSchema.describe('When they were counted: at most ten minutes ago while messages change.'),
  })
  .meta({ id: 'WeeklyCadence', description: 'Messages per week of the contacts with most of them.' });
export type WeeklyCadence = z.infer<typeof WeeklyCadenceSchema>;

export const PatternPageQuerySchema = pageQuery(50);
export type PatternPageQuery = z.output<typeof PatternPageQuerySchema>;
