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
  description: 'How long they waited: up to an hour, 1 to 4 hours, 4 to 24 hours, or longer.',
});

const CadenceCountSchema = z
  .object({ people: count, share: share.describe('Of all who ever had a message.') })
  .meta({ id: 'CadenceCount', description: 'How many people are in a class.' });

const ResponseShareSchema = z
  .object({ bucket: ResponseSpanSchema, messages: count, share: share.describe('Of all that were answered.') })
  .meta({ id: 'ResponseShare', description: 'How many answers took so long.' });

export const PatternsSchema = z
  .object({
    cadences: z.object({ high: CadenceCountSchema, medium: CadenceCountSchema, dormant: CadenceCountSchema }),
    responses: z.array(ResponseShareSchema).length(RESPONSE_SPANS.length).describe('The last 90 days, fastest first.'),
    medianResponseMinutes: z
      .int()
      .min(0)
      .nullable()
      .describe('Half of those who were answered waited no longer, within 1 %; `null` when nobody was.'),
    changed: z
      .object({ count, since: InstantSchema })
      .describe('How many people came into another class since then, seven days ago.'),
    isSample: z.boolean().describe('Whether there is no message yet, and these are the figures of an example.'),
    now: InstantSchema.describe('What all of this was counted back from: the beginning of this minute.'),
  })
  .meta({
    id: 'Patterns',
    description: 'How often people write, and how soon they are answered.',
    examples: [
      {
        cadences: {
          high: { people: 23, share: 0.2875 },
          medium: { people: 45, share: 0.5625 },
          dormant: { people: 12, share: 0.15 },
        },
        responses: [
          { bucket: 'within_1h', messages: 32, share: 0.32 },
          { bucket: 'within_4h', messages: 45, share: 0.45 },
          { bucket: 'within_24h', messages: 18, share: 0.18 },
          { bucket: 'later', messages: 5, share: 0.05 },
        ],
        medianResponseMinutes: 96,
        changed: { count: 4, since: '2026-11-13T09:30:00.000Z' },
        isSample: false,
        now: '2026-11-20T09:30:00.000Z',
      },
    ],
  });
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
  .meta({
    id: 'CadencePerson',
    description: 'Somebody of a class.',
    examples: [
      {
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        name: 'Ada Lindqvist',
        company: 'Northwind',
        messageDays: 5,
        lastMessageAt: '2026-11-20T09:12:00.000Z',
        previous: 'medium',
      },
    ],
  });
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
  .meta({
    id: 'AnsweredMessage',
    description: 'A message that was answered.',
    examples: [
      {
        messageId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a13',
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        name: 'Ada Lindqvist',
        channel: 'email',
        receivedAt: '2026-11-20T08:12:00.000Z',
        answeredAt: '2026-11-20T08:40:00.000Z',
        minutes: 28,
        excerpt: 'Could we move the call to Thursday?',
      },
    ],
  });
export type AnsweredMessage = z.infer<typeof AnsweredMessageSchema>;

export const CadenceChangeSchema = z
  .object({
    contactId: IdSchema,
    name: z.string(),
    from: CadenceSchema,
    to: CadenceSchema,
    at: InstantSchema.describe('When the present class began, to the day: whole days back from now are compared.'),
  })
  .meta({
    id: 'CadenceChange',
    description: 'Somebody who came into another class.',
    examples: [
      {
        contactId: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a11',
        name: 'Ada Lindqvist',
        from: 'medium',
        to: 'high',
        at: '2026-11-18T09:30:00.000Z',
      },
    ],
  });
export type CadenceChange = z.infer<typeof CadenceChangeSchema>;

export const PatternPageQuerySchema = pageQuery(50);
export type PatternPageQuery = z.output<typeof PatternPageQuerySchema>;
