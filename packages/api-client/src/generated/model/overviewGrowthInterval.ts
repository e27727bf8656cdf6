/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The 95% interval of the percentage, by how much whole days differ; `null` without a percentage, or with too few days.
 */
export type OverviewGrowthInterval = {
  low: number;
  high: number;
} | null;
