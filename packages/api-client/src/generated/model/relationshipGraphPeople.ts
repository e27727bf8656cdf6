/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * By messages with the owner, most first. Each column has one entry per person.
 */
export type RelationshipGraphPeople = {
  /** ID of the contact. */
  id: string[];
  /** Name of the contact. */
  name: string[];
  /**
     * Place of their company among `companies`; -1 for none.
     * @items.minimum -1
     * @items.maximum 9007199254740991
     */
  company: number[];
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
