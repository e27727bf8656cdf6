/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Between two of these people: emails of one that named the other, and messages in conversations of both. Each column has one entry per tie; of too many, those with most messages are here.
 */
export type RelationshipGraphTies = {
  /**
     * Place of one end among `people`.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  one: number[];
  /**
     * Place of the other end among `people`.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  other: number[];
  /**
     * Messages, of any age.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  messages: number[];
  /**
     * The last message, in seconds since the epoch; 0 for never.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  lastAt: number[];
  /** Messages by week, latest first, at most 52 weeks: `gap:messages` divided by spaces, where the gap is in weeks from the one before and the first is 0, and `:1` is left out. Empty for what ended over a year ago. */
  weeks: string[];
};
