import { CADENCES, RESPONSE_SPANS } from '@concordia/domain/patterns';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { ChannelSchema, IdSchema, InstantSchema } from '../common/schemas.js';

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
  .object({ people: count, share: share.describe('Of all who ever had a message.') })
  .meta({ id: 'CadenceCount', description: 'How many people are in a class.' });

const ResponseShareSchema = z
  .object({ bucket: ResponseSpanSchema, messages: count, share: share.describe('Share of all replies.') })
  .meta({ id: 'ResponseShare', description: 'Number and share of replies in one response time range.' });

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
      .describe('Median wait for a reply, in minutes, accurate to 1%; `null` without replies.'),
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
    messageDays: count.max(28).describe('On how many of the last 28 days there was a message.'),
    lastMessageAt: InstantSchema,
    previous: CadenceSchema.nullable().describe('The class seven days ago; `null` for who had no message then.'),
  })
  .meta({ id: 'CadencePerson', description: 'Somebody of a class.' });
export type CadencePerson = z.infer<typeof CadencePersonSchema>;

export const AnsweredMessageSchema = z
  .object({
    messageId: IdSchema.describe('The message with which they began to wait.'),
    contactId: IdSchema.nullable(),
    name: z.string().nullable().describe('Of the contact.'),
    channel: ChannelSchema,
    receivedAt: InstantSchema,
    answeredAt: InstantSchema.describe('When a person of ours wrote.'),
    minutes: count.describe('Between the two.'),
    excerpt: z.string().describe('The beginning of the message.'),
  })
  .meta({ id: 'AnsweredMessage', description: 'A message that was answered.' });
export type AnsweredMessage = z.infer<typeof AnsweredMessageSchema>;

export const CadenceChangeSchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    from: CadenceSchema,
    to: CadenceSchema,
    at: InstantSchema.describe('When the present class began, to the day: whole days back from now are compared.'),
  })
  .meta({ id: 'CadenceChange', description: 'Somebody who came into another class.' });
export type CadenceChange = z.infer<typeof CadenceChangeSchema>;

export const PatternPageQuerySchema = pageQuery(50);
export type PatternPageQuery = z.output<typeof PatternPageQuerySchema>;
