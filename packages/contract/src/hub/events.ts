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
    '`published`: nobody subscribed to it. `pending`: a delivery still waits. `failed`: none waits, and one has become a dead letter. ' +
    '`delivered`: it arrived everywhere.',
});

export const HubEventSchema = z
  .object({
    id: IdSchema,
    topic: z.string().describe('What it is about, such as user.created.'),
    payload: z.record(z.string(), z.unknown()).describe('What happened.'),
    idempotency_key: z.string().nullable().describe('The key that it was published under.'),
    status: HubEventStatusSchema,
    attempts: z.int().min(0).describe('How often it was tried to be delivered, to all subscriptions together.'),
    published_at: InstantSchema.describe('When it was logged. It does not go back from one event to the next.'),
    source: z.enum(['owner', 'module', 'concordia']).describe('Who published it.'),
    module_name: z.string().nullable().describe('Which module published it.'),
  })
  .meta({ id: 'HubEvent', description: 'Something that happened, as it was told to all who listen.' });
export type HubEvent = z.infer<typeof HubEventSchema>;

export const HubEventDetailSchema = HubEventSchema.extend({
  deliveries: z
    .array(
      z.object({
        subscription_id: IdSchema,
        webhook_url: z.string().describe('Where it goes.'),
        status: z.enum(['pending', 'retrying', 'delivered', 'failed']).describe('How far it is.'),
        attempts: z.int().min(0).describe('How often it was tried.'),
      }),
    )
    .describe('One for each subscription that it matches; a module sees those of its own.'),
}).meta({ id: 'HubEventDetail', description: 'An event and its deliveries.' });
export type HubEventDetail = z.infer<typeof HubEventDetailSchema>;

export const HubEventListQuerySchema = pageQuery().extend({
  topic: Pattern.describe('Only topics that match this pattern: `user.*`, `message.**`.'),
  status: HubEventStatusSchema.optional().describe('Only events with this status.'),
  since: OptionalInstant.describe('Only events of this instant and later.'),
  until: OptionalInstant.describe('Only events before this instant.'),
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
      .describe('The same key with the same content publishes once; it is remembered as long as the event.'),
  })
  .meta({
    id: 'PublishEvent',
    description: 'An event to be published.',
    examples: [{ topic: 'user.created', payload: { user_id: 'u-17' }, idempotency_key: 'signup-17' }],
  });
export type PublishEvent = z.output<typeof PublishEventSchema>;

export const ConnectionSummarySchema = z
  .object({
    connected_modules: z.int().min(0).describe('Modules that answered their last check.'),
    active_subscriptions: z.int().min(0).describe('Subscriptions that are delivered to.'),
    events_published: z.int().min(0).describe('Events that were ever published, those removed since included.'),
    failed_events: z.int().min(0).describe('Events of which a delivery has become a dead letter.'),
  })
  .meta({ id: 'ConnectionSummary', description: 'The connection hub in four figures.' });
export type ConnectionSummary = z.infer<typeof ConnectionSummarySchema>;

export const HubEventTopicSchema = z
  .object({
    topic: z.string(),
    summary: z.string().describe('When it happens.'),
    payload_schema: z.record(z.string(), z.unknown()).describe('The JSON Schema of its payload.'),
    example: z.record(z.string(), z.unknown()).describe('A payload as it may look.'),
  })
  .meta({ id: 'HubEventTopic', description: 'A topic on which Concordia itself publishes.' });
export type HubEventTopic = z.infer<typeof HubEventTopicSchema>;

export const StartReplaySchema = z
  .object({
    topic: Pattern.describe('Only topics that match this pattern; all of them when left out.'),
    since: Instant.describe('From this instant on.'),
    until: Instant.describe('Up to this instant, which is not of it.'),
    subscription_id: z
      .string()
      .refine(
        orEmpty((text) => IdSchema.safeParse(text).success),
        { error: 'a UUID' },
      )
      .optional()
      .describe('Only to this subscription; to all that match when left out.'),
  })
  .refine(({ since, until }) => Date.parse(since) < Date.parse(until), {
    path: ['until'],
    error: 'an instant after since',
  })
  .meta({
    id: 'StartReplay',
    description: 'Which events are to be delivered once more.',
    examples: [{ topic: 'user.*', since: '2026-11-20T00:00:00.000Z', until: '2026-11-21T00:00:00.000Z' }],
  });
export type StartReplay = z.output<typeof StartReplaySchema>;

export const ReplaySchema = z
  .object({
    id: IdSchema,
    state: z.enum(['queued', 'running', 'finished', 'cancelled', 'failed']),
    total: z.int().min(0).describe('How many events match; 0 while it is queued.'),
    done: z.int().min(0).describe('How many of them were offered to their subscriptions again.'),
    created_at: InstantSchema,
    finished_at: InstantSchema.nullable(),
  })
  .meta({ id: 'Replay', description: 'Events of a while that are delivered once more.' });
export type Replay = z.infer<typeof ReplaySchema>;
