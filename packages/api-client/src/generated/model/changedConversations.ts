/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MessageStatus } from './messageStatus';

/**
 * The conversations that changed. Messages of all others are as before.
 */
export interface ChangedConversations {
  /** @maxItems 50 */
  ids: string[];
  /** Every column that one of them was in before or is in now. */
  columns: MessageStatus[];
}
