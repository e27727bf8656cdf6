import { type DescribedEvent, describeHubEvents } from './described.js';

/** A JSON object in AsyncAPI format. */
type Node = Readonly<Record<string, unknown>>;

/** The headers of every delivery. */
const HEADERS: Node = {
  type: 'object',
  properties: {
    'webhook-id': { type: 'string', description: 'The event ID. It is the same for every attempt.' },
    'webhook-timestamp': { type: 'string', description: 'Time of this attempt, in seconds since 1970.' },
    'webhook-signature': {
      type: 'string',
      description: 'One or more signatures separated by spaces, as in Standard Webhooks.',
    },
    'x-concordia-signature': {
      type: 'string',
      description: '`sha256=` and the HMAC-SHA256 of the body under the secret, in hexadecimal.',
    },
  },
  required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
};

const SAMPLE: Node = { id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10', published_at: '2026-11-20T09:30:00.120Z' };

/**
 * Describes Concordia's events as an AsyncAPI 3 document. Built from the event catalog alone, so it is deterministic.
 *
 * @param version of the program.
 */
export function createAsyncApi(version: string): Node {
  const events = describeHubEvents();
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Concordia events',
      version,
      description: 'The events that Concordia sends to subscribed webhooks. Each delivery is one POST.',
    },
    defaultContentType: 'application/json',
    channels: mapOf(events, channelOf),
    operations: mapOf(events, operationOf),
    components: { messages: mapOf(events, messageOf), schemas: { Headers: HEADERS } },
  };
}

const mapOf = (events: readonly DescribedEvent[], of: (event: DescribedEvent) => Node): Node =>
  Object.fromEntries(events.map((event) => [event.topic, of(event)]));

const channelOf = ({ topic, summary }: DescribedEvent): Node => ({
  address: topic,
  summary,
  messages: { event: { $ref: `#/components/messages/${topic}` } },
});

const operationOf = ({ topic, summary }: DescribedEvent): Node => ({
  action: 'send',
  summary,
  channel: { $ref: `#/channels/${topic}` },
  messages: [{ $ref: `#/channels/${topic}/messages/event` }],
});

const messageOf = ({ topic, summary, payload_schema, example }: DescribedEvent): Node => ({
  name: topic,
  summary,
  contentType: 'application/json',
  headers: { $ref: '#/components/schemas/Headers' },
  payload: {
    type: 'object',
    properties: {
      id: { type: 'string', format: 'uuid', description: 'The event ID.' },
      topic: { type: 'string', const: topic },
      payload: payload_schema,
      published_at: { type: 'string', format: 'date-time', description: 'Time when the event was logged.' },
    },
    required: ['id', 'topic', 'payload', 'published_at'],
  },
  examples: [{ payload: { ...SAMPLE, topic, payload: example } }],
});
