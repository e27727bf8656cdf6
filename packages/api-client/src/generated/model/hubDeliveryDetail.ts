/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubDeliveryDetailAttemptsMadeItem } from './hubDeliveryDetailAttemptsMadeItem';
import type { HubDeliveryDetailLast } from './hubDeliveryDetailLast';
import type { HubDeliveryStatus } from './hubDeliveryStatus';

/**
 * A delivery with its attempts.
 */
export interface HubDeliveryDetail {
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
  last: HubDeliveryDetailLast;
  /** The last fifty attempts, oldest first. */
  attempts_made: HubDeliveryDetailAttemptsMadeItem[];
}
