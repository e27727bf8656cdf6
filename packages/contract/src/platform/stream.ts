import { z } from 'zod';
import { IdSchema, MessageStatusSchema } from '../common/schemas.js';

export const ChangeTopicSchema = z
  .enum([
    'messages',
    'stats',
    'contacts',
    'imports',
    'workspace',
    'outbox',
    'drafts',
    'suggestions',
    'tasks',
    'notifications',
    'projects',
    'views',
    'searches',
    'search-model',
    'members',
    'replies',
    'channels',
    'news',
    'market',
    'calendar',
    'guardrails',
    'night-ops',
    'mailboxes',
    'brief',
    'twitter',
    'marketing',
    'intelligence',
    'deals',
    'graph',
    'ingest',
    'enrichment',
    'hub-events',
    'hub-modules',
    'hub-auth',
    'hub-webhooks',
  ])
  .meta({ id: 'ChangeTopic', description: 'Data that a screen may need to reload.' });

export type ChangeTopic = z.infer<typeof ChangeTopicSchema>;

/** A change of more conversations names none. */
export const MOST_NAMED_CONVERSATIONS = 50;

export const ChangedConversationsSchema = z
  .object({
    ids: z.array(IdSchema).max(MOST_NAMED_CONVERSATIONS),
    columns: z.array(MessageStatusSchema).describe('Every column that one of them was in before or is in now.'),
  })
  .meta({
    id: 'ChangedConversations',
    description: 'The conversations that changed. Messages of all others are as before.',
  });

export type ChangedConversations = z.infer<typeof ChangedConversationsSchema>;

export const ChangeEventSchema = z
  .object({
    seq: z.int().min(0).describe('Increases with every change; use it as the event ID when reconnecting.'),
    topics: z.array(ChangeTopicSchema),
    conversations: ChangedConversationsSchema.optional().describe(
      'What the topics `messages` and `stats` are about. Missing if any message may have changed.',
    ),
  })
  .meta({
    id: 'ChangeEvent',
    description: 'The data of one `change` event.',
    examples: [{ seq: 412, topics: ['messages', 'stats'] }],
  });

export type ChangeEvent = z.infer<typeof ChangeEventSchema>;
