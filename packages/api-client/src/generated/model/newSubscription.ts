/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { NewSubscriptionDisabledReason } from './newSubscriptionDisabledReason';
import type { NewSubscriptionFilter } from './newSubscriptionFilter';
import type { NewSubscriptionSignature } from './newSubscriptionSignature';
import type { SubscriptionStatus } from './subscriptionStatus';

/**
 * A subscription with the secret that verifies its deliveries.
 */
export interface NewSubscription {
  /** A UUID. */
  id: string;
  /** A topic or a pattern: `*` matches one name, `**` any number. */
  topic: string;
  /** URL that receives events by POST. */
  webhook_url: string;
  /** Name of the module that owns it. */
  module_name: string;
  status: SubscriptionStatus;
  /**
     * Total number of retries across all deliveries.
     * @minimum 0
     * @maximum 9007199254740991
     */
  retry_count: number;
  filter: NewSubscriptionFilter;
  /** v1: HMAC-SHA256 with a shared secret. v1a: Ed25519. */
  signature: NewSubscriptionSignature;
  /**
     * For v1a: `whpk_` and 32 bytes in base64. Use it to verify deliveries.
     * @nullable
     */
  public_key: string | null;
  /** Whether it may be on this machine or its local network. */
  allow_private_network: boolean;
  /** gone: the endpoint returned 410. failing: it failed for five days without a success. */
  disabled_reason: NewSubscriptionDisabledReason;
  /** Start of the current series of failed attempts. */
  failing_since: string | null;
  /** Time of the last successful delivery. */
  last_delivery_at: string | null;
  /** When the previous secret stops signing. */
  previous_secret_until: string | null;
  /**
     * Number of pending deliveries, counted up to 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  pending: number;
  /**
     * Number of dead letters, counted up to 10,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  dead_letters: number;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  /**
     * `whsec_` and its bytes in base64. It is shown only once; `null` for v1a, whose private key never leaves the server.
     * @nullable
     */
  secret: string | null;
}
