/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubDeliveryLast } from './hubDeliveryLast';
import type { HubDeliveryStatus } from './hubDeliveryStatus';

/**
 * The delivery of one event to one subscription.
 */
export interface HubDelivery {
  /** A UUID. */
  id: string;
  /** Also the `webhook-id` of every attempt. */
  event_id: string;
  topic: string;
  status: HubDeliveryStatus;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
  /** Earliest time of the next attempt; `null` if no attempts are left. */
  next_attempt_at: string | null;
  delivered_at: string | null;
  /** The last attempt. */
  last: HubDeliveryLast;
}
