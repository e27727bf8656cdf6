/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface HoldoutEffect {
  mean: number;
  low: number;
  high: number;
}
