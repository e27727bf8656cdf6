/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventPayload } from './hubEventPayload';
import type { HubEventSource } from './hubEventSource';
import type { HubEventStatus } from './hubEventStatus';

/**
 * A published event, as delivered to its subscribers.
 */
export interface HubEvent {
  /** A UUID. */
  id: string;
  /** The topic, such as user.created. */
  topic: string;
  /** What happened. */
  payload: HubEventPayload;
  /**
     * The key it was published with.
     * @nullable
     */
  idempotency_key: string | null;
  status: HubEventStatus;
  /**
     * Number of delivery attempts across all subscriptions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
  /** When it was logged. Never earlier than the previous event. */
  published_at: string;
  /** Who published it. */
  source: HubEventSource;
  /**
     * The module that published it.
     * @nullable
     */
  module_name: string | null;
}
