/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SubscriptionUpdateFilter } from './subscriptionUpdateFilter';
import type { SubscriptionUpdateStatus } from './subscriptionUpdateStatus';

/**
 * What to change; what is left out stays.
 */
export interface SubscriptionUpdate {
  /** A topic or a pattern: `*` stands for one name, `**` for any number. */
  topic?: string;
  /**
     * Begins with https:// or http://, without user and password.
     * @maxLength 2000
     */
  webhook_url?: string;
  /** paused: events wait. active: it goes on with those that waited, also after it was disabled. */
  status?: SubscriptionUpdateStatus;
  /** `null` or `{}` for none. */
  filter?: SubscriptionUpdateFilter;
  /** Lets it be on this machine or in the network around it; only the owner may say so. */
  allow_private_network?: boolean;
}
