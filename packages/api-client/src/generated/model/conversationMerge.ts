/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Other conversations of the same contact, on any channel.
 */
export interface ConversationMerge {
  /**
     * The conversations to merge into this one.
     * @minItems 1
     * @maxItems 20
     */
  ids: string[];
}
