/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Provider } from './provider';

/**
 * What an answer into a conversation can be.
 */
export interface ReplyOptions {
  /** Whether everybody could read an answer: to a mention on X, to a comment on LinkedIn. */
  isPublic: boolean;
  /** Who carries the channel; it decides which files go along. */
  provider: Provider | null;
  /** Whether there can be templates to send where the window has closed. */
  hasTemplates: boolean;
}
