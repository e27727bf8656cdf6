/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What was said, that a suggestion rests on.
 */
export interface SuggestionGround {
  /** The very words. */
  quote: string;
  /** The message that has them. */
  messageId: string;
}
