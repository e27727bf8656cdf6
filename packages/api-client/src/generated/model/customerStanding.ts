/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MonetaryBasis } from './monetaryBasis';
import type { RiskFactorShare } from './riskFactorShare';
import type { RiskLevel } from './riskLevel';
import type { SegmentName } from './segmentName';

/**
 * A customer as scored by the models.
 */
export interface CustomerStanding {
  /** A UUID. */
  contactId: string;
  name: string;
  /** @nullable */
  company: string | null;
  segment: SegmentName;
  /**
     * @minimum 1
     * @maximum 5
     */
  recency: number;
  /**
     * @minimum 1
     * @maximum 5
     */
  frequency: number;
  /**
     * @minimum 1
     * @maximum 5
     */
  monetary: number;
  monetaryBasis: MonetaryBasis;
  /**
     * Date of their first message or purchase.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  firstDay: string;
  /** @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$ */
  lastDay: string;
  /**
     * @minimum 1
     * @maximum 9007199254740991
     */
  transactionDays: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  silenceDays: number;
  /** Date of the last of their newest five messages that says that they are leaving; `null` if none does. */
  cancelledDay: string | null;
  usualGapDays: number | null;
  /** P(alive): probability that they are still a customer. */
  alive: number | null;
  /** Probability of no contact from them within the horizon. */
  churnProbability: number | null;
  risk: RiskLevel | null;
  /** Days of further silence until the churn probability makes a high risk; 0 if it does, `null` if not within ten years. */
  predictedDays: number | null;
  /** Total of all their deals; `null` if there are none. */
  dealValue: number | null;
  /** Expected revenue within the horizon; `null` if the spending model could not be fitted. */
  expectedValue: number | null;
  /**
     * @minimum 0
     * @maximum 1
     */
  engagement: number;
  /** Largest first. */
  factors: RiskFactorShare[];
}
