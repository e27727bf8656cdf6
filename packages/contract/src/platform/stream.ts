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
    'members',
    'replies',
    'channels',
    'news',
    'market',
    'guardrails',
    'night-ops',
    'mailboxes',
    'brief',
    'twitter',
    'marketing',
    'intelligence',
    'graph',
    'ingest',
    'enrichment',
    'hub-events',
    'hub-modules',
    'hub-auth',
    'hub-webhooks',
  ])
  .meta({ id: 'ChangeTopic', description: 'What a screen may have to read again.' });

export type ChangeTopic = z.infer<typeof ChangeTopicSchema>;

export const ChangeEventSchema = z
  .object({
    seq: z.int().min(0).describe('Rises with every change; the event id to come back with.'),
    topics: z.array(ChangeTopicSchema),
  })
  .meta({
    id: 'ChangeEvent',
    description: 'The data of one `change` event.',
    examples: [{ seq: 412, topics: ['messages', 'stats'] }],
  });

export type ChangeEvent = z.infer<typeof ChangeEventSchema>;
