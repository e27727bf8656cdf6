/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Each out of 5; `null` before the first run.
 */
export type RfmAnalysisAverageScores = {
  overall: number | null;
  recency: number | null;
  frequency: number | null;
  monetary: number | null;
};
