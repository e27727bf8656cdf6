/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { IntelligenceFit } from './intelligenceFit';
import type { RfmAnalysisAverageScores } from './rfmAnalysisAverageScores';
import type { RfmAnalysisBoundaries } from './rfmAnalysisBoundaries';
import type { RfmAnalysisEngagementMetrics } from './rfmAnalysisEngagementMetrics';
import type { RfmAnalysisMonetaryBasis } from './rfmAnalysisMonetaryBasis';
import type { RfmAnalysisSegments } from './rfmAnalysisSegments';

/**
 * Customers by recency, frequency and monetary value.
 */
export interface RfmAnalysis {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  totalCustomers: number;
  /** Each out of 5; `null` before the first run. */
  averageScores: RfmAnalysisAverageScores;
  engagementMetrics: RfmAnalysisEngagementMetrics;
  segments: RfmAnalysisSegments;
  /** Mean of R + F + M, 3 to 15. */
  averageSum: number | null;
  /** Share of champions, loyal customers, potential loyalists and new customers. */
  bestShare: number | null;
  /** Share of customers who wrote, or read one of our messages, in the last seven days. */
  engagedShare: number | null;
  /** Number of customers by basis of the monetary score. */
  monetaryBasis: RfmAnalysisMonetaryBasis;
  boundaries: RfmAnalysisBoundaries;
  fit: IntelligenceFit;
}
