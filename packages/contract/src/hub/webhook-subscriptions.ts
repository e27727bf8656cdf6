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
  .describe('Payload paths in dot notation with their expected values. All must match.');

export const SubscriptionStatusSchema = z
  .enum(['active', 'paused', 'failed', 'disabled'])
  .meta({ id: 'SubscriptionStatus', description: '`failed`: all recent attempts failed, but retries continue.' });

export const SubscriptionSchema = z
  .object({
    id: IdSchema,
    topic: z.string().describe('A topic or a pattern: `*` matches one name, `**` any number.'),
    webhook_url: z.string().describe('URL that receives events by POST.'),
    module_name: z.string().describe('Name of the module that owns it.'),
    status: SubscriptionStatusSchema,
    retry_count: z.int().min(0).describe('Total number of retries across all deliveries.'),
    filter: FilterSchema.nullable(),
    signature: z.enum(['v1', 'v1a']).describe('v1: HMAC-SHA256 with a shared secret. v1a: Ed25519.'),
    public_key: z.string().nullable().describe('For v1a: `whpk_` and 32 bytes in base64. Use it to verify deliveries.'),
    allow_private_network: z.boolean().describe('Whether it may be on this machine or its local network.'),
    disabled_reason: z
      .enum(['gone', 'failing'])
      .nullable()
      .describe('gone: the endpoint returned 410. failing: it failed for five days without a success.'),
    failing_since: InstantSchema.nullable().describe('Start of the current series of failed attempts.'),
    last_delivery_at: InstantSchema.nullable().describe('Time of the last successful delivery.'),
    previous_secret_until: InstantSchema.nullable().describe('When the previous secret stops signing.'),
    pending: z.int().min(0).describe('Number of pending deliveries, counted up to 10,000.'),
    dead_letters: z.int().min(0).describe('Number of dead letters, counted up to 10,000.'),
    created_at: InstantSchema,
  })
  .meta({ id: 'Subscription', description: 'A webhook subscription: which events are sent where.' });
export type Subscription = z.infer<typeof SubscriptionSchema>;

const SecretSchema = z
  .string()
  .nullable()
  .describe(
    '`whsec_` and its bytes in base64. It is shown only once; `null` for v1a, whose private key never leaves the server.',
  );

export const NewSubscriptionSchema = SubscriptionSchema.extend({ secret: SecretSchema }).meta({
  id: 'NewSubscription',
  description: 'A subscription with the secret that verifies its deliveries.',
});
export type NewSubscription = z.infer<typeof NewSubscriptionSchema>;

const TopicSchema = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'Topic is required', abort: true })
  .trim()
  .refine(isTopicPattern, { error: 'names with dots between them; * stands for one, ** for any number' })
  .describe('A topic or a pattern: `*` matches one name, `**` any number.');

const UrlSchema = z
  .string()
  .max(LONGEST_URL)
  .refine(isHttpUrl, { error: 'Must be a valid URL' })
  .describe('Starts with https:// or http:// and has no user or password.');

const ModuleNameSchema = z
  .string()
  .refine((name) => name.trim() !== '', { error: 'Module name is required', abort: true })
  .pipe(lineOf(80))
  .meta({ description: 'Name of the module that owns it: one line, at most 80 characters.' });

const optional = {
  filter: FilterSchema.nullable().optional().describe('`null` or `{}` for no filter.'),
  allow_private_network: z
    .boolean()
    .optional()
    .describe('Whether it may be on this machine or its local network. Only the owner may set this.'),
};

export const SubscribeWebhookSchema = z
  .strictObject({
    topic: TopicSchema,
    webhook_url: UrlSchema,
    module_name: ModuleNameSchema,
    signature: z.enum(['v1', 'v1a']).default('v1').describe('v1: a shared secret. v1a: a separate Ed25519 key.'),
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
      .describe('paused: events wait. active: delivery resumes with the waiting events, even after it was disabled.'),
    ...optional,
  })
  .refine((update) => Object.keys(update).length > 0, { error: 'at least one field of a subscription' })
  .meta({
    id: 'SubscriptionUpdate',
    description: 'Fields to change. Omitted fields keep their values.',
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
      .describe('How long the previous secret signs alongside the new one, in hours.'),
  })
  .meta({ id: 'RotateSecret', description: 'How to rotate a secret.', examples: [{ overlap_hours: 24 }] });
export type RotateSecret = z.output<typeof RotateSecretSchema>;

export const RotatedSecretSchema = z
  .object({
    secret: SecretSchema,
    public_key: z.string().nullable().describe('The new public key for v1a; `null` for v1.'),
    previous_secret_until: InstantSchema.nullable().describe('When the previous secret stops signing.'),
  })
  .meta({ id: 'RotatedSecret', description: 'The new secret or key for verifying deliveries.' });
export type RotatedSecret = z.infer<typeof RotatedSecretSchema>;

export const ReplayedDeadLettersSchema = z
  .object({ replayed: z.int().min(0).describe('Number of dead letters being retried.') })
  .meta({
    id: 'ReplayedDeadLetters',
    description: 'The result of retrying dead letters.',
    examples: [{ replayed: 3 }],
  });
export type ReplayedDeadLetters = z.infer<typeof ReplayedDeadLettersSchema>;
