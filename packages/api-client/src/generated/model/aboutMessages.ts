/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { AboutMessagesCode } from './aboutMessagesCode';

/**
 * Unanswered messages about buying, overdue promises of ours, messages with a negative tone, or messages that were not delivered.
 */
export interface AboutMessages {
  code: AboutMessagesCode;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  count: number;
  /**
     * Up to three; `null` for a sender without a contact.
     * @maxItems 3
     */
  names: (string | null)[];
}
