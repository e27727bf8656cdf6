/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface MedianHoursRange {
  /** @minimum 0 */
  low: number;
  high: number | null;
}
