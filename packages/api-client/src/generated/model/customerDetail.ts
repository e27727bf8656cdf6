/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CustomerDetailSignals } from './customerDetailSignals';
import type { IntelligenceFit } from './intelligenceFit';
import type { MonetaryBasis } from './monetaryBasis';
import type { OfferToCustomer } from './offerToCustomer';
import type { RiskFactorShare } from './riskFactorShare';
import type { RiskLevel } from './riskLevel';
import type { RiskReason } from './riskReason';
import type { SegmentName } from './segmentName';

/**
 * One customer with what moves their risk.
 */
export interface CustomerDetail {
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
     * The first day on which they wrote or bought.
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
  usualGapDays: number | null;
  /** P(alive): how likely they still are a customer. */
  alive: number | null;
  /** How likely nothing is heard of them over the horizon. */
  churnProbability: number | null;
  risk: RiskLevel | null;
  /** Days until P(alive) falls under one half; 0 when it has, `null` when it never does. */
  predictedDays: number | null;
  /** Of all their deals; `null` without any. */
  dealValue: number | null;
  /** What they will bring over the horizon, on average; `null` where spending could not be fitted. */
  expectedValue: number | null;
  /**
     * @minimum 0
     * @maximum 1
     */
  engagement: number;
  /** The largest first. */
  factors: RiskFactorShare[];
  why: RiskReason[];
  /** What was seen at the fit. */
  signals: CustomerDetailSignals;
  /** Save offers made to them, newest first. */
  offers: OfferToCustomer[];
  fit: IntelligenceFit;
}
