/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SubscriptionUpdateFilter } from './subscriptionUpdateFilter';
import type { SubscriptionUpdateStatus } from './subscriptionUpdateStatus';

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface SubscriptionUpdate {
  /** A topic or a pattern: `*` matches one name, `**` any number. */
  topic?: string;
  /**
     * Starts with https:// or http:// and has no user or password.
     * @maxLength 2000
     */
  webhook_url?: string;
  /** paused: events wait. active: delivery resumes with the waiting events, even after it was disabled. */
  status?: SubscriptionUpdateStatus;
  /** `null` or `{}` for no filter. */
  filter?: SubscriptionUpdateFilter;
  /** Whether it may be on this machine or its local network. Only the owner may set this. */
  allow_private_network?: boolean;
}
