/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MarketingDecisionBy } from './marketingDecisionBy';
import type { MarketingDecisionFigures } from './marketingDecisionFigures';
import type { MarketingDecisionKind } from './marketingDecisionKind';

/**
 * What was decided about a campaign, and why.
 */
export interface MarketingDecision {
  /** A UUID. */
  id: string;
  /** A UUID. */
  campaignId: string;
  campaignName: string;
  kind: MarketingDecisionKind;
  by: MarketingDecisionBy;
  /** The reason, in one sentence. */
  reason: string;
  /** The figures behind the decision. */
  figures: MarketingDecisionFigures;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
