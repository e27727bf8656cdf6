import { z } from 'zod';

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

export const ChangeEventSchema = z
  .object({
    seq: z.int().min(0).describe('Increases with every change; use it as the event ID when reconnecting.'),
    topics: z.array(ChangeTopicSchema),
  })
  .meta({
    id: 'ChangeEvent',
    description: 'The data of one `change` event.',
    examples: [{ seq: 412, topics: ['messages', 'stats'] }],
  });

export type ChangeEvent = z.infer<typeof ChangeEventSchema>;
