/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubDeliveryLast } from './hubDeliveryLast';
import type { HubDeliveryStatus } from './hubDeliveryStatus';

/**
 * One event for one subscription.
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
  /** Not before; `null` when nothing is tried any more. */
  next_attempt_at: string | null;
  delivered_at: string | null;
  /** The last attempt. */
  last: HubDeliveryLast;
}
