/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Message } from './message';

/**
 * What one change for many messages did.
 */
export interface MessagesUpdated {
  /** As they are now, in the order of the request. */
  messages: Message[];
  /** Ids that no message of this workspace has. */
  missing: string[];
}
