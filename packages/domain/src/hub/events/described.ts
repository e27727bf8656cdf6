import { HUB_EVENTS } from './catalog.js';
import type { Field, FieldSchema } from './field.js';

export interface PayloadSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

export interface DescribedEvent {
  readonly topic: string;
  readonly summary: string;
  readonly payload_schema: PayloadSchema;
  readonly example: Readonly<Record<string, unknown>>;
}

/** The catalog in topic order. Every field is always present; unknown fields are allowed, since more may be added. */
export function describeHubEvents(): DescribedEvent[] {
  return Object.entries(HUB_EVENTS)
    .map(([topic, { summary, fields }]) => describe(topic, summary, Object.entries(fields)))
    .sort((one, another) => (one.topic < another.topic ? -1 : 1));
}

function describe(topic: string, summary: string, fields: readonly [string, Field<unknown>][]): DescribedEvent {
  return {
    topic,
    summary,
    payload_schema: {
      type: 'object',
      properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
      required: fields.map(([name]) => name),
    },
    example: Object.fromEntries(fields.map(([name, { example }]) => [name, example])),
  };
}
