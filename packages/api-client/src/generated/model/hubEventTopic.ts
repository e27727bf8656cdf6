/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventTopicExample } from './hubEventTopicExample';
import type { HubEventTopicPayloadSchema } from './hubEventTopicPayloadSchema';

/**
 * A topic on which Concordia itself publishes.
 */
export interface HubEventTopic {
  topic: string;
  /** When it happens. */
  summary: string;
  /** The JSON Schema of its payload. */
  payload_schema: HubEventTopicPayloadSchema;
  /** A payload as it may look. */
  example: HubEventTopicExample;
}
