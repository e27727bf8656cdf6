/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NewSubscriptionDisabledReason } from './newSubscriptionDisabledReason';
import type { NewSubscriptionFilter } from './newSubscriptionFilter';
import type { NewSubscriptionSignature } from './newSubscriptionSignature';
import type { SubscriptionStatus } from './subscriptionStatus';

/**
 * A subscription with the secret that what is sent is verified with.
 */
export interface NewSubscription {
  /** A UUID. */
  id: string;
  /** A topic or a pattern: `*` stands for one name, `**` for any number. */
  topic: string;
  /** Where events are sent, by POST. */
  webhook_url: string;
  /** Whose it is. */
  module_name: string;
  status: SubscriptionStatus;
  /**
     * Attempts that were not the first of their delivery, in all.
     * @minimum 0
     * @maximum 9007199254740991
     */
  retry_count: number;
  filter: NewSubscriptionFilter;
  /** v1: HMAC-SHA256 with a shared secret. v1a: Ed25519. */
  signature: NewSubscriptionSignature;
  /**
     * Of v1a: `whpk_` and 32 bytes in base64. What is sent is verified with it.
     * @nullable
     */
  public_key: string | null;
  /** Whether it may be on this machine or in the network around it. */
  allow_private_network: boolean;
  /** gone: it answered 410. failing: it failed for five days without a success. */
  disabled_reason: NewSubscriptionDisabledReason;
  /** Since when every attempt has failed. */
  failing_since: string | null;
  /** When something last arrived. */
  last_delivery_at: string | null;
  /** Until when the secret before this one signs too. */
  previous_secret_until: string | null;
  /**
     * Deliveries that are still to be tried; counted up to 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  pending: number;
  /**
     * Deliveries that were given up; counted up to 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  dead_letters: number;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  /**
     * `whsec_` and its bytes in base64. It is told this once; `null` for v1a, whose private key stays here.
     * @nullable
     */
  secret: string | null;
}
