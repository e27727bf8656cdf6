import { z } from 'zod';
import { IdSchema } from '../common/schemas.js';
import { ConversationSchema } from './conversations.js';

/** Conversations merged into another at once. */
export const MOST_MERGED = 20;

export const ConversationMergeSchema = z
  .strictObject({
    ids: z.array(IdSchema).min(1).max(MOST_MERGED).describe('The conversations to merge into this one.'),
  })
  .meta({
    id: 'ConversationMerge',
    description: 'Other conversations of the same contact, on any channel.',
    examples: [{ ids: ['01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4'] }],
  });
export type ConversationMerge = z.output<typeof ConversationMergeSchema>;

export const ConversationSplitSchema = z
  .strictObject({ messageId: IdSchema.describe('The first message of the new conversation.') })
  .meta({
    id: 'ConversationSplit',
    description: 'Where to split the conversation.',
    examples: [{ messageId: '01a1e1f9-1d50-7ca1-8c32-b7fd4b8acaa4' }],
  });
export type ConversationSplit = z.output<typeof ConversationSplitSchema>;

export const ConversationRegroupingSchema = z
  .object({
    id: IdSchema.describe('Undo it by this ID.'),
    kind: z.enum(['merge', 'split']),
    messages: z.int().min(0).describe('Number of messages moved.'),
    conversation: ConversationSchema.describe(
      'The conversation the others were merged into, or what is left of the one that was split.',
    ),
    others: z
      .array(ConversationSchema)
      .describe('After a split the new conversation, after the undo of a merge the restored ones, otherwise none.'),
  })
  .meta({ id: 'ConversationRegrouping', description: 'A merge or a split of conversations, or its undo.' });
export type ConversationRegrouping = z.infer<typeof ConversationRegroupingSchema>;
