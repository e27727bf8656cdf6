/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventPayload } from './hubEventPayload';
import type { HubEventSource } from './hubEventSource';
import type { HubEventStatus } from './hubEventStatus';

/**
 * Something that happened, as it was told to all who listen.
 */
export interface HubEvent {
  /** A UUID. */
  id: string;
  /** What it is about, such as user.created. */
  topic: string;
  /** What happened. */
  payload: HubEventPayload;
  /**
     * The key that it was published under.
     * @nullable
     */
  idempotency_key: string | null;
  status: HubEventStatus;
  /**
     * How often it was tried to be delivered, to all subscriptions together.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
  /** When it was logged. It does not go back from one event to the next. */
  published_at: string;
  /** Who published it. */
  source: HubEventSource;
  /**
     * Which module published it.
     * @nullable
     */
  module_name: string | null;
}
