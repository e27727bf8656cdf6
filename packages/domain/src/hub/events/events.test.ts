import { describe, expect, it } from 'vitest';
import { createAsyncApi } from './asyncapi.js';
import { HUB_EVENTS } from './catalog.js';
import { describeHubEvents } from './described.js';
import {
  countField,
  type Field,
  idField,
  instantField,
  listField,
  optionalIdField,
  textField,
  wordField,
} from './field.js';

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the catalog of events', () => {
  const events = describeHubEvents();

  it('has every topic once, in their order, with a sentence', () => {
    const topics = events.map(({ topic }) => topic);
    expect(topics).toEqual(Object.keys(HUB_EVENTS).sort());
    expect(events.filter(({ summary }) => !/^[A-Z].*\.$/.test(summary))).toEqual([]);
  });

  it('has every field in schema and example', () => {
    for (const [topic, { fields }] of Object.entries(HUB_EVENTS)) {
      const expected = Object.keys(fields);
      const event = events.find((one) => one.topic === topic);
      expect(event?.payload_schema).toMatchObject({ type: 'object', required: expected });
      expect(Object.keys(event?.payload_schema.properties ?? {})).toEqual(expected);
      expect(Object.keys(event?.example ?? {})).toEqual(expected);
    }
  });

  const fields = Object.values(HUB_EVENTS).flatMap((event): Field<unknown>[] => Object.values(event.fields));

  it('says of each field what it is', () => {
    expect(fields.filter(({ schema }) => !/^[A-Z].*\.$/.test(schema.description))).toEqual([]);
  });

  it('has examples that fit', () => {
    const misfits = fields.filter(({ schema, example }) => {
      const text = String(example);
      if (schema.format === 'uuid') return !UUID.test(text);
      if (schema.format === 'date-time') return Number.isNaN(Date.parse(text));
      return schema.enum !== undefined && !schema.enum.includes(text);
    });
    expect(misfits).toEqual([]);
  });
});

it.each([
  [idField('d', 'e'), { schema: { type: 'string', format: 'uuid', description: 'd' }, example: 'e' }],
  [
    optionalIdField('d', null),
    { schema: { type: ['string', 'null'], format: 'uuid', description: 'd' }, example: null },
  ],
  [textField('d', 'e'), { schema: { type: 'string', description: 'd' }, example: 'e' }],
  [instantField('d', 'e'), { schema: { type: 'string', format: 'date-time', description: 'd' }, example: 'e' }],
  [countField('d', 2), { schema: { type: 'integer', minimum: 0, description: 'd' }, example: 2 }],
  [listField('d', ['e']), { schema: { type: 'array', items: { type: 'string' }, description: 'd' }, example: ['e'] }],
  [wordField('d', ['e', 'f'], 'e'), { schema: { type: 'string', enum: ['e', 'f'], description: 'd' }, example: 'e' }],
])('a field is described as JSON Schema: %#', (field, expected) => {
  expect(field).toEqual(expected);
});

describe('the AsyncAPI document', () => {
  const document = createAsyncApi('1.2.3');

  it('names itself, its version and its headers', () => {
    expect(document).toMatchObject({
      asyncapi: '3.0.0',
      info: {
        title: 'Concordia events',
        version: '1.2.3',
        description: 'The events that Concordia sends to subscribed webhooks. Each delivery is one POST.',
      },
      defaultContentType: 'application/json',
      components: {
        schemas: {
          Headers: {
            type: 'object',
            properties: {
              'webhook-id': { type: 'string' },
              'webhook-timestamp': { type: 'string' },
              'webhook-signature': { type: 'string' },
              'x-concordia-signature': { type: 'string' },
            },
            required: ['webhook-id', 'webhook-timestamp', 'webhook-signature'],
          },
        },
      },
    });
  });

  it('has a channel, an operation and a message for each topic', () => {
    const task = describeHubEvents().find(({ topic }) => topic === 'task.created');
    const summary = 'A task was made.';
    expect(document).toMatchObject({
      channels: {
        'task.created': {
          address: 'task.created',
          summary,
          messages: { event: { $ref: '#/components/messages/task.created' } },
        },
      },
      operations: {
        'task.created': {
          action: 'send',
          summary,
          channel: { $ref: '#/channels/task.created' },
          messages: [{ $ref: '#/channels/task.created/messages/event' }],
        },
      },
      components: {
        messages: {
          'task.created': {
            name: 'task.created',
            summary,
            contentType: 'application/json',
            headers: { $ref: '#/components/schemas/Headers' },
            payload: {
              type: 'object',
              properties: {
                id: { type: 'string', format: 'uuid', description: 'The event ID.' },
                topic: { type: 'string', const: 'task.created' },
                payload: task?.payload_schema,
                published_at: { type: 'string', format: 'date-time', description: 'Time when the event was logged.' },
              },
              required: ['id', 'topic', 'payload', 'published_at'],
            },
            examples: [
              {
                payload: {
                  id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a10',
                  published_at: '2026-11-20T09:30:00.120Z',
                  topic: 'task.created',
                  payload: { task_id: '0199f3a2-7c1e-7d40-9b6a-3f6f5f0c2a14' },
                },
              },
            ],
          },
        },
      },
    });
  });
});
