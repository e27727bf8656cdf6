/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Message } from './message';

/**
 * The result of one change to many messages.
 */
export interface MessagesUpdated {
  /** The updated messages, in request order. */
  messages: Message[];
  /** IDs that match no message in this workspace. */
  missing: string[];
}
