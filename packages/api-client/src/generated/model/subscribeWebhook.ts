/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { SubscribeWebhookFilter } from './subscribeWebhookFilter';
import type { SubscribeWebhookSignature } from './subscribeWebhookSignature';

/**
 * A new subscription.
 */
export interface SubscribeWebhook {
  /** A topic or a pattern: `*` matches one name, `**` any number. */
  topic: string;
  /**
     * Starts with https:// or http:// and has no user or password.
     * @maxLength 2000
     */
  webhook_url: string;
  /** Name of the module that owns it: one line, at most 80 characters. */
  module_name: string;
  /** v1: a shared secret. v1a: a separate Ed25519 key. */
  signature?: SubscribeWebhookSignature;
  /** `null` or `{}` for no filter. */
  filter?: SubscribeWebhookFilter;
  /** Whether it may be on this machine or its local network. Only the owner may set this. */
  allow_private_network?: boolean;
}
