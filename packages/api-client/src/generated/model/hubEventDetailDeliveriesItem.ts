/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventDetailDeliveriesItemStatus } from './hubEventDetailDeliveriesItemStatus';

export type HubEventDetailDeliveriesItem = {
  /** A UUID. */
  subscription_id: string;
  /** Delivery URL. */
  webhook_url: string;
  /** Delivery status. */
  status: HubEventDetailDeliveriesItemStatus;
  /**
     * Number of attempts.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
};
