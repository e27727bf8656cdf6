/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Provider } from './provider';

/**
 * Options for a reply in a conversation.
 */
export interface ReplyOptions {
  /** Whether a reply would be public: to a mention on X or a comment on LinkedIn. */
  isPublic: boolean;
  /** Provider of the channel, which determines the files that can be attached. */
  provider: Provider | null;
  /** Whether the channel can have templates to send after the window has closed. */
  hasTemplates: boolean;
  /** The account that a reply leaves by unless another is chosen. */
  accountId: string | null;
}
