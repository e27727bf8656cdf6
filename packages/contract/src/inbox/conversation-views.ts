import { CONVERSATION_SCOPES, CONVERSATION_SORTS, CONVERSATION_TABLE_COLUMNS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { tableLayout } from '../common/table-layout.js';
import { lineOf } from '../common/texts.js';
import { MOST_VIEWS, ViewQuerySchema } from './views.js';

export const ConversationViewQuerySchema = z
  .strictObject({
    ...ViewQuerySchema.shape,
    scope: z
      .enum(CONVERSATION_SCOPES)
      .optional()
      .describe('Which columns of the board are included: open ones by default.'),
  })
  .meta({ id: 'ConversationViewQuery', description: 'A filter for conversations. Omitted fields filter nothing.' });

export const ConversationTableLayoutSchema = tableLayout(
  z.enum(CONVERSATION_TABLE_COLUMNS),
  CONVERSATION_TABLE_COLUMNS.length,
  z.enum(CONVERSATION_SORTS),
).meta({
  id: 'ConversationTableLayout',
  description: 'The columns of the table of conversations with their widths, and its order.',
});
export type ConversationTableLayout = z.output<typeof ConversationTableLayoutSchema>;

const name = lineOf(60);

export const ConversationViewSchema = z
  .object({
    id: IdSchema,
    name: z.string(),
    query: ConversationViewQuerySchema,
    layout: ConversationTableLayoutSchema,
    position: z.int().min(0).describe('Position in the list, from 0.'),
    missing: z
      .array(z.enum(['projectId', 'assigneeId', 'accountId']))
      .describe('Filters of something deleted since. Such a view finds nothing.'),
  })
  .meta({ id: 'ConversationView', description: 'A saved table of conversations: a filter, an order and columns.' });
export type ConversationView = z.infer<typeof ConversationViewSchema>;

export const ConversationViewCreateSchema = z
  .strictObject({ name, query: ConversationViewQuerySchema, layout: ConversationTableLayoutSchema })
  .meta({
    id: 'ConversationViewCreate',
    examples: [
      {
        name: 'Due first',
        query: { scope: 'open', unread: true },
        layout: { columns: [{ id: 'contact', width: 16 }, { id: 'due' }], sort: { by: 'due', order: 'asc' } },
      },
    ],
  });
export type ConversationViewCreate = z.output<typeof ConversationViewCreateSchema>;

export const ConversationViewUpdateSchema = z
  .strictObject({
    name: name.optional(),
    query: ConversationViewQuerySchema.optional().describe('Replaces the whole filter.'),
    layout: ConversationTableLayoutSchema.optional().describe('Replaces the columns and the order.'),
    position: z.int().min(0).max(MOST_VIEWS).optional().describe('New position; the others shift.'),
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one of name, query, layout, position' })
  .meta({
    id: 'ConversationViewUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
    examples: [{ name: 'Due this week' }],
  });
export type ConversationViewUpdate = z.output<typeof ConversationViewUpdateSchema>;
