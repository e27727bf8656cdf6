/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SubscribeWebhookFilter } from './subscribeWebhookFilter';
import type { SubscribeWebhookSignature } from './subscribeWebhookSignature';

/**
 * A new subscription.
 */
export interface SubscribeWebhook {
  /** A topic or a pattern: `*` stands for one name, `**` for any number. */
  topic: string;
  /**
     * Begins with https:// or http://, without user and password.
     * @maxLength 2000
     */
  webhook_url: string;
  /** Whose it is: one line of at most 80 characters. */
  module_name: string;
  /** v1: a shared secret. v1a: an Ed25519 key of its own. */
  signature?: SubscribeWebhookSignature;
  /** `null` or `{}` for none. */
  filter?: SubscribeWebhookFilter;
  /** Lets it be on this machine or in the network around it; only the owner may say so. */
  allow_private_network?: boolean;
}
