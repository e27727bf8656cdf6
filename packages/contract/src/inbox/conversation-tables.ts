import { CONVERSATION_TABLE_COLUMNS } from '@concordia/domain';
import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { commaSeparated } from '../common/table-layout.js';
import { conversationFilters, conversationOrder } from './conversations.js';

export const ConversationTableColumnSchema = z.enum(CONVERSATION_TABLE_COLUMNS).meta({
  id: 'ConversationTableColumn',
  description: 'A column of the table of conversations.',
});

/** The most conversations that a download can name; more would not fit into an address. */
export const MOST_NAMED_CONVERSATIONS = 200;

export const ConversationTableQuerySchema = z.object({
  ...conversationFilters,
  ...conversationOrder,
  columns: commaSeparated(ConversationTableColumnSchema, CONVERSATION_TABLE_COLUMNS.length)
    .describe('The columns in order, separated by commas. All by default.')
    .meta({ type: 'string' }),
  ids: commaSeparated(IdSchema, MOST_NAMED_CONVERSATIONS)
    .describe('Only these conversations, separated by commas: at most 200. The filters then do not apply.')
    .meta({ type: 'string' }),
});
export type ConversationTableQuery = z.output<typeof ConversationTableQuerySchema>;
