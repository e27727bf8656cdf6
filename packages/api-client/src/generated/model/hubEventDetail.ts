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
  /** The topic, such as user.created. */
  topic: string;
  /** What happened. */
  payload: HubEventDetailPayload;
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
  source: HubEventDetailSource;
  /**
     * The module that published it.
     * @nullable
     */
  module_name: string | null;
  /** One per matching subscription. A module sees only its own. */
  deliveries: HubEventDetailDeliveriesItem[];
}
