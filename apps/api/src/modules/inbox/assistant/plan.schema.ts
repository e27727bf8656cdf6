import { CHANNELS } from '@concordia/domain';
import { ANSWER_LANGUAGES, type AssistantPlan, MOST_STEPS, PERSON_FIELDS } from '@concordia/domain/assistant';
import { readSearch } from '@concordia/domain/message-query';
import { z } from 'zod';

const name = z.string().trim().min(1).max(80).describe('A name or company, as in the question.');
const nameOrNull = name.nullable();
const by = z.enum(['us', 'them']);
const until = z.enum(['today', 'this_week']);

const query = z
  .string()
  .max(300)
  .refine((text) => readSearch(text).notes.length === 0, { error: 'a message search without unknown operators' })
  .describe(
    'Terms of the message search: words, is:unread, is:urgent, is:received, is:sent, has:attachment, channel:whatsapp, after:2026-11-01, before:2026-12-01, after:7d, sentiment:negative.',
  );

const tool = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

const ToolSchema = z.discriminatedUnion('kind', [
  tool('waiting_longest', {}),
  tool('unanswered', {}),
  tool('count', { what: z.enum(['unread', 'urgent', 'all']), channel: z.enum(CHANNELS).nullable() }),
  tool('due', { until }),
  tool('wrote', { since: z.enum(['today', 'yesterday', 'this_week', 'last_7_days', 'this_month']) }),
  tool('summary', {}).describe('Of the open conversation.'),
  tool('last_talk', { name }).describe('When we last wrote to each other.'),
  tool('birthdays', { until }),
  tool('busiest_channel', {}),
  tool('promises', {}),
  tool('help', {}),
  tool('person', { name, field: z.enum(PERSON_FIELDS) }),
  tool('people', { words: name }).describe('Contacts at a company or place, or with a title.'),
  tool('last_message', { name, by }).describe('What they, or we, wrote last.'),
  tool('messages', { query, name: nameOrNull, show: z.enum(['list', 'count', 'people']) }),
  tool('conversation', { name }).describe('A summary of the conversation with somebody.'),
  tool('promises_with', { name: nameOrNull, by }),
  tool('at_risk', { name: nameOrNull }),
  tool('deals', { name: nameOrNull }),
  tool('customers', {}),
  tool('call_first', {}),
  tool('draft', { name }).describe('Words for a reply to somebody. Never sent.'),
]);

/** The only way to the tools, for a plan by rules and for one by an endpoint alike. All of them read. */
export const PlanSchema = z.strictObject({
  language: z.enum(ANSWER_LANGUAGES).describe('The language of the question.'),
  steps: z.array(ToolSchema).max(MOST_STEPS).describe('Empty if no tool answers the question.'),
}) satisfies z.ZodType<AssistantPlan>;
