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
 * Who the customers are, by recency, frequency and money.
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
  /** The mean of R + F + M, 3 to 15. */
  averageSum: number | null;
  /** The share of customers that wrote, or read something of ours, in the last seven days. */
  engagedShare: number | null;
  /** How many customers’ monetary score is made of which. */
  monetaryBasis: RfmAnalysisMonetaryBasis;
  boundaries: RfmAnalysisBoundaries;
  fit: IntelligenceFit;
}
