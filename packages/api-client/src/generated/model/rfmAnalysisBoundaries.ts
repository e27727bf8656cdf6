/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ScoreBoundaries } from './scoreBoundaries';

export type RfmAnalysisBoundaries = {
  recencyDays: ScoreBoundaries;
  frequencyDays: ScoreBoundaries;
  dealValue: ScoreBoundaries | null;
  engagement: ScoreBoundaries | null;
} | null;
