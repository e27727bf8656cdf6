/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventTopicExample } from './hubEventTopicExample';
import type { HubEventTopicPayloadSchema } from './hubEventTopicPayloadSchema';

/**
 * A topic on which Concordia publishes events.
 */
export interface HubEventTopic {
  topic: string;
  /** When the event occurs. */
  summary: string;
  /** The JSON Schema of its payload. */
  payload_schema: HubEventTopicPayloadSchema;
  /** An example payload. */
  example: HubEventTopicExample;
}
