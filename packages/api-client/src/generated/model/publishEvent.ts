/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { PublishEventPayload } from './publishEventPayload';

/**
 * An event to publish.
 */
export interface PublishEvent {
  /**
     * Names joined by dots, such as user.created.
     * @maxLength 200
     */
  topic: string;
  /** A JSON object of at most 65,536 bytes and 32 levels. */
  payload: PublishEventPayload;
  /**
     * The same key with the same content publishes once. The key is remembered as long as the event.
     * @maxLength 200
     */
  idempotency_key?: string;
}
