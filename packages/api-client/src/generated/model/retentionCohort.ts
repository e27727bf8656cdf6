/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface RetentionCohort {
  /** Month of their first message or purchase, `YYYY-MM` in UTC. */
  month: string;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * How many wrote or bought in that month, the next one, and so on, up to the last full month.
     * @items.minimum 0
     * @items.maximum 9007199254740991
     */
  active: number[];
}
