/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventDetailDeliveriesItem } from './hubEventDetailDeliveriesItem';
import type { HubEventDetailPayload } from './hubEventDetailPayload';
import type { HubEventDetailSource } from './hubEventDetailSource';
import type { HubEventStatus } from './hubEventStatus';

/**
 * An event and its deliveries.
 */
export interface HubEventDetail {
  /** A UUID. */
  id: string;
  /** What it is about, such as user.created. */
  topic: string;
  /** What happened. */
  payload: HubEventDetailPayload;
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
  source: HubEventDetailSource;
  /**
     * Which module published it.
     * @nullable
     */
  module_name: string | null;
  /** One for each subscription that it matches; a module sees those of its own. */
  deliveries: HubEventDetailDeliveriesItem[];
}
