/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Message } from './message';
import type { RankedMessageMatch } from './rankedMessageMatch';

/**
 * A message that a search found.
 */
export interface RankedMessage {
  /** `words`: contains the words. `meaning`: says nearly the same in other words. */
  match: RankedMessageMatch;
  message: Message;
}
