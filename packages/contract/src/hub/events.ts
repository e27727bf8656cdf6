import { isTopic, isTopicPattern, LONGEST_TOPIC } from '@concordia/domain/topics';
import { z } from 'zod';
import { pageQuery } from '../common/page.js';
import { IdSchema, InstantSchema } from '../common/schemas.js';
import { payloadProblem } from './payload-bounds.js';

const LONGEST_KEY = 200;

const TOPIC = { error: 'names of letters, digits, _ and -, joined by dots, such as user.created' };
const PATTERN = { error: 'a topic in which * may stand for one name and ** for any number, such as user.*' };

const Instant = z.iso.datetime({ offset: true }).meta({ pattern: undefined, examples: ['2026-11-20T09:30:00.000Z'] });

/** Forms send empty strings for blank fields; those count as absent. */
const orEmpty = (isValid: (text: string) => boolean) => (text: string) => text === '' || isValid(text);

const Pattern = z.string().max(LONGEST_TOPIC).refine(orEmpty(isTopicPattern), PATTERN).optional();

const isInstant = (text: string): boolean => Instant.safeParse(text).success;
const OptionalInstant = z
  .string()
  .refine(orEmpty(isInstant), { error: 'an instant such as 2026-11-20T09:30:00.000Z' })
  .optional();

export const HubEventStatusSchema = z.enum(['published', 'pending', 'delivered', 'failed']).meta({
  id: 'HubEventStatus',
  description:
    '`published`: it has no subscribers. `pending`: a delivery is still waiting. `failed`: none is waiting, and at least one is a dead letter. ' +
    '`delivered`: all deliveries succeeded.',
});

export const HubEventSchema = z
  .object({
    id: IdSchema,
    topic: z.string().describe('The topic, such as user.created.'),
    payload: z.record(z.string(), z.unknown()).describe('What happened.'),
    idempotency_key: z.string().nullable().describe('The key it was published with.'),
    status: HubEventStatusSchema,
    attempts: z.int().min(0).describe('Number of delivery attempts across all subscriptions.'),
    published_at: InstantSchema.describe('When it was logged. Never earlier than the previous event.'),
    source: z.enum(['owner', 'module', 'concordia']).describe('Who published it.'),
    module_name: z.string().nullable().describe('The module that published it.'),
  })
  .meta({ id: 'HubEvent', description: 'A published event, as delivered to its subscribers.' });
export type HubEvent = z.infer<typeof HubEventSchema>;

export const HubEventDetailSchema = HubEventSchema.extend({
  deliveries: z
    .array(
      z.object({
        subscription_id: IdSchema,
        webhook_url: z.string().describe('Delivery URL.'),
        status: z.enum(['pending', 'retrying', 'delivered', 'failed']).describe('Delivery status.'),
        attempts: z.int().min(0).describe('Number of attempts.'),
      }),
    )
    .describe('One per matching subscription. A module sees only its own.'),
}).meta({ id: 'HubEventDetail', description: 'An event and its deliveries.' });
export type HubEventDetail = z.infer<typeof HubEventDetailSchema>;

export const HubEventListQuerySchema = pageQuery().extend({
  topic: Pattern.describe('Only events whose topic matches this pattern, such as `user.*` or `message.**`.'),
  status: HubEventStatusSchema.optional().describe('Only events with this status.'),
  since: OptionalInstant.describe('Only events at or after this time.'),
  until: OptionalInstant.describe('Only events before this time.'),
});
export type HubEventListQuery = z.output<typeof HubEventListQuerySchema>;

export const PublishEventSchema = z
  .object({
    topic: z
      .string()
      .max(LONGEST_TOPIC)
      .refine((text) => text !== '', { error: 'Topic is required', abort: true })
      .refine(isTopic, TOPIC)
      .describe('Names joined by dots, such as user.created.'),
    payload: z
      .record(z.string(), z.unknown())
      .check((context) => {
        const message = payloadProblem(context.value);
        // Omits the value itself: it may be too deeply nested.
        if (message !== null) context.issues.push({ code: 'custom', message, input: undefined });
      })
      .describe('A JSON object of at most 65,536 bytes and 32 levels.'),
    idempotency_key: z
      .string()
      .max(LONGEST_KEY)
      .refine((text) => !/\p{Cc}/u.test(text), { error: 'text without control characters' })
      .optional()
      .describe('The same key with the same content publishes once. The key is remembered as long as the event.'),
  })
  .meta({
    id: 'PublishEvent',
    description: 'An event to publish.',
    examples: [{ topic: 'user.created', payload: { user_id: 'u-17' }, idempotency_key: 'signup-17' }],
  });
export type PublishEvent = z.output<typeof PublishEventSchema>;

export const ConnectionSummarySchema = z
  .object({
    connected_modules: z.int().min(0).describe('Modules that passed their last check.'),
    active_subscriptions: z.int().min(0).describe('Subscriptions that receive deliveries.'),
    events_published: z.int().min(0).describe('Events published so far, including those removed since.'),
    failed_events: z.int().min(0).describe('Events with a delivery that became a dead letter.'),
  })
  .meta({ id: 'ConnectionSummary', description: 'The connection hub in four counts.' });
export type ConnectionSummary = z.infer<typeof ConnectionSummarySchema>;

export const HubEventTopicSchema = z
  .object({
    topic: z.string(),
    summary: z.string().describe('When the event occurs.'),
    payload_schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of its payload.'),
    example: z.record(z.string(), z.unknown()).describe('An example payload.'),
  })
  .meta({ id: 'HubEventTopic', description: 'A topic on which Concordia publishes events.' });
export type HubEventTopic = z.infer<typeof HubEventTopicSchema>;

export const StartReplaySchema = z
  .object({
    topic: Pattern.describe('Only topics that match this pattern; all topics if omitted.'),
    since: Instant.describe('Start of the time range, inclusive.'),
    until: Instant.describe('End of the time range, exclusive.'),
    subscription_id: z
      .string()
      .refine(
        orEmpty((text) => IdSchema.safeParse(text).success),
        { error: 'a UUID' },
      )
      .optional()
      .describe('Only this subscription; all matching ones if omitted.'),
  })
  .refine(({ since, until }) => Date.parse(since) < Date.parse(until), {
    path: ['until'],
    error: 'an instant after since',
  })
  .meta({
    id: 'StartReplay',
    description: 'Events to deliver again.',
    examples: [{ topic: 'user.*', since: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' }],
  });
export type StartReplay = z.output<typeof StartReplaySchema>;

export const ReplaySchema = z
  .object({
    id: IdSchema,
    state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed']),
    total: z.int().min(0).describe('Number of matching events; 0 while it is queued.'),
    done: z.int().min(0).describe('Number of these events passed to their subscriptions again.'),
    created_at: InstantSchema,
    finished_at: InstantSchema.nullable(),
  })
  .meta({ id: 'Replay', description: 'A repeated delivery of the events in a time range.' });
export type Replay = z.infer<typeof ReplaySchema>;
