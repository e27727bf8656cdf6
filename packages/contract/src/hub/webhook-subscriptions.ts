import { LONGEST_PLACE, MOST_CONDITIONS } from '@concordia/domain';
import { isTopicPattern } from '@concordia/domain/topics';
import { z } from 'zod';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { lineOf } from '../common/texts.js';
import { isHttpUrl } from './http-url.js';

const LONGEST_URL = 2_000;

/** Maximum time that a previous secret keeps signing, in hours. */
const LONGEST_OVERLAP = 168;

const FilterSchema = z
  .record(z.string().min(1).max(LONGEST_PLACE), z.union([z.string().max(1_000), z.number(), z.boolean(), z.null()]))
  .refine((filter) => Object.keys(filter).length <= MOST_CONDITIONS, { error: `at most ${MOST_CONDITIONS} conditions` })
  .describe('Places of the payload, as names with dots between them, and what stands there. All must hold.');

export const SubscriptionStatusSchema = z
  .enum(['active', 'paused', 'failed', 'disabled'])
  .meta({ id: 'SubscriptionStatus', description: '`failed`: every attempt of late failed, and it is still tried.' });

export const SubscriptionSchema = z
  .object({
    id: IdSchema,
    topic: z.string().describe('A topic or a pattern: `*` stands for one name, `**` for any number.'),
    webhook_url: z.string().describe('Where events are sent, by POST.'),
    module_name: z.string().describe('Whose it is.'),
    status: SubscriptionStatusSchema,
    retry_count: z.int().min(0).describe('Attempts that were not the first of their delivery, in all.'),
    filter: FilterSchema.nullable(),
    signature: z.enum(['v1', 'v1a']).describe('v1: HMAC-SHA256 with a shared secret. v1a: Ed25519.'),
    public_key: z
      .string()
      .nullable()
      .describe('Of v1a: `whpk_` and 32 bytes in base64. What is sent is verified with it.'),
    allow_private_network: z.boolean().describe('Whether it may be on this machine or in the network around it.'),
    disabled_reason: z
      .enum(['gone', 'failing'])
      .nullable()
      .describe('gone: it answered 410. failing: it failed for five days without a success.'),
    failing_since: InstantSchema.nullable().describe('Since when every attempt has failed.'),
    last_delivery_at: InstantSchema.nullable().describe('When something last arrived.'),
    previous_secret_until: InstantSchema.nullable().describe('Until when the secret before this one signs too.'),
    pending: z.int().min(0).describe('Deliveries that are still to be tried; counted up to 10,000.'),
    dead_letters: z.int().min(0).describe('Deliveries that were given up; counted up to 10,000.'),
    created_at: InstantSchema,
  })
  .meta({ id: 'Subscription', description: 'A webhook: which events are sent where.' });
export type Subscription = z.infer<typeof SubscriptionSchema>;

const SecretSchema = z
  .string()
  .nullable()
  .describe('`whsec_` and its bytes in base64. It is told this once; `null` for v1a, whose private key stays here.');

export const NewSubscriptionSchema = SubscriptionSchema.extend({ secret: SecretSchema }).meta({
  id: 'NewSubscription',
  description: 'A subscription with the secret that what is sent is verified with.',
});
export type NewSubscription = z.infer<typeof NewSubscriptionSchema>;

const TopicSchema = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'Topic is required', abort: true })
  .trim()
  .refine(isTopicPattern, { error: 'names with dots between them; * stands for one, ** for any number' })
  .describe('A topic or a pattern: `*` stands for one name, `**` for any number.');

const UrlSchema = z
  .string()
  .max(LONGEST_URL)
  .refine(isHttpUrl, { error: 'Must be a valid URL' })
  .describe('Begins with https:// or http://, without user and password.');

const ModuleNameSchema = z
  .string()
  .refine((name) => name.trim() !== '', { error: 'Module name is required', abort: true })
  .pipe(lineOf(80))
  .meta({ description: 'Whose it is: one line of at most 80 characters.' });

const optional = {
  filter: FilterSchema.nullable().optional().describe('`null` or `{}` for none.'),
  allow_private_network: z
    .boolean()
    .optional()
    .describe('Lets it be on this machine or in the network around it; only the owner may say so.'),
};

export const SubscribeWebhookSchema = z
  .strictObject({
    topic: TopicSchema,
    webhook_url: UrlSchema,
    module_name: ModuleNameSchema,
    signature: z.enum(['v1', 'v1a']).default('v1').describe('v1: a shared secret. v1a: an Ed25519 key of its own.'),
    ...optional,
  })
  .meta({
    id: 'SubscribeWebhook',
    description: 'A new subscription.',
    examples: [{ topic: 'message.*', webhook_url: 'https://crm-sync.example/webhooks', module_name: 'crm-sync' }],
  });
export type SubscribeWebhook = z.output<typeof SubscribeWebhookSchema>;

export const SubscriptionUpdateSchema = z
  .strictObject({
    topic: TopicSchema.optional(),
    webhook_url: UrlSchema.optional(),
    status: z
      .enum(['active', 'paused'])
      .optional()
      .describe('paused: events wait. active: it goes on with those that waited, also after it was disabled.'),
    ...optional,
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one field of a subscription' })
  .meta({
    id: 'SubscriptionUpdate',
    description: 'What to change; what is left out stays.',
    examples: [{ status: 'paused' }],
  });
export type SubscriptionUpdate = z.output<typeof SubscriptionUpdateSchema>;

export const RotateSecretSchema = z
  .strictObject({
    overlap_hours: z
      .int()
      .min(0)
      .max(LONGEST_OVERLAP)
      .default(24)
      .describe('For how long the former secret signs beside the new one, in hours.'),
  })
  .meta({ id: 'RotateSecret', description: 'How a secret is changed.', examples: [{ overlap_hours: 24 }] });
export type RotateSecret = z.output<typeof RotateSecretSchema>;

export const RotatedSecretSchema = z
  .object({
    secret: SecretSchema,
    public_key: z.string().nullable().describe('The new key of v1a; `null` for v1.'),
    previous_secret_until: InstantSchema.nullable().describe('Until when the former one signs too.'),
  })
  .meta({ id: 'RotatedSecret', description: 'What is verified with from now on.' });
export type RotatedSecret = z.infer<typeof RotatedSecretSchema>;

export const ReplayedDeadLettersSchema = z
  .object({ replayed: z.int().min(0).describe('How many are tried again from now on.') })
  .meta({ id: 'ReplayedDeadLetters', description: 'What became of dead letters.', examples: [{ replayed: 3 }] });
export type ReplayedDeadLetters = z.infer<typeof ReplayedDeadLettersSchema>;
