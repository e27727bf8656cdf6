/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { RiskLevel } from './riskLevel';
import type { SegmentName } from './segmentName';

export interface RfmMapPoint {
  /** A UUID. */
  contactId: string;
  name: string;
  segment: SegmentName;
  /**
     * Score of recency; 2 at most after 90 days of silence.
     * @minimum 1
     * @maximum 5
     */
  recency: number;
  /**
     * Score of frequency.
     * @minimum 1
     * @maximum 5
     */
  frequency: number;
  /**
     * Days since their last message or purchase.
     * @minimum 0
     * @maximum 9007199254740991
     */
  silenceDays: number;
  /**
     * Days on which they wrote or bought.
     * @minimum 1
     * @maximum 9007199254740991
     */
  transactionDays: number;
  /** Total of all their deals; `null` if there are none. */
  dealValue: number | null;
  risk: RiskLevel | null;
}
