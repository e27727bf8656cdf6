/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A contact and their messages by week.
 */
export interface WeeklyCadencePerson {
  /** A UUID. */
  contactId: string;
  name: string;
  /**
     * Messages of these weeks, in both directions.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * Messages of each week.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  weeks: number[];
}
