/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A quote that a suggestion is based on.
 */
export interface SuggestionGround {
  /** The exact words. */
  quote: string;
  /** The message that contains the quote. */
  messageId: string;
}
