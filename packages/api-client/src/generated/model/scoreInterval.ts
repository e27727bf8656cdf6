/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The interval that holds the figure with 95% confidence.
 */
export interface ScoreInterval {
  low: number;
  high: number;
}
