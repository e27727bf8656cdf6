import { z } from 'zod';
import { ChannelSchema, IdSchema } from '../common/schemas.js';
import { searchWords, selectorQuery } from '../common/search.js';
import { lineOf } from '../common/texts.js';
import { PriorityTierSchema } from './messages.js';

export const MOST_VIEWS = 50;

export const ViewQuerySchema = z
  .strictObject({
    q: searchWords.describe('The search text.'),
    channel: ChannelSchema.optional(),
    accountId: IdSchema.optional().describe('An account of a channel.'),
    priority: PriorityTierSchema.optional(),
    projectId: IdSchema.optional(),
    assigneeId: IdSchema.optional(),
    urgent: z.boolean().optional(),
    unread: z.boolean().optional(),
    snoozed: z.boolean().optional(),
    people: selectorQuery.describe('Only messages of contacts that this search finds when the list is requested.'),
  })
  .meta({ id: 'ViewQuery', description: 'A filter for message lists. Omitted fields filter nothing.' });

const name = lineOf(60);

export const ViewSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    query: ViewQuerySchema,
    position: z.int().min(0).describe('Position in the list, from 0.'),
    missing: z
      .array(z.enum(['projectId', 'assigneeId', 'accountId']))
      .describe('Filters of something deleted since. Such a view finds nothing.'),
  })
  .meta({ id: 'View', description: 'A saved filter.' });

export type View = z.infer<typeof ViewSchema>;

export const ViewCreateSchema = z.strictObject({ name, query: ViewQuerySchema }).meta({
  id: 'ViewCreate',
  examples: [{ name: 'Unread on WhatsApp', query: { channel: 'whatsapp', unread: true } }],
});

export type ViewCreate = z.output<typeof ViewCreateSchema>;

export const ViewUpdateSchema = z
  .strictObject({
    name: name.optional(),
    query: ViewQuerySchema.optional().describe('Replaces the whole filter.'),
    position: z.int().min(0).max(MOST_VIEWS).optional().describe('New position; the others shift.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, query, position' })
  .meta({
    id: 'ViewUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Urgent and unread' }],
  });

export type ViewUpdate = z.output<typeof ViewUpdateSchema>;
