/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A reaction to a message.
 */
export interface ReactionUpdate {
  /**
     * One emoji, of those that the message names.
     * @minLength 1
     * @maxLength 40
     */
  emoji: string;
}
