/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventDetailDeliveriesItemStatus } from './hubEventDetailDeliveriesItemStatus';

export type HubEventDetailDeliveriesItem = {
  /** A UUID. */
  subscription_id: string;
  /** Where it goes. */
  webhook_url: string;
  /** How far it is. */
  status: HubEventDetailDeliveriesItemStatus;
  /**
     * How often it was tried.
     * @minimum 0
     * @maximum 9007199254740991
     */
  attempts: number;
};
