import type { MorningBrief } from '@concordia/api-client';
import type { ShownIntent, ShownTargets } from './BriefIntent';

export type CustomerStanding = Pick<MorningBrief, 'avgRfmScore' | 'engagement' | 'churnAtRisk'>;

/** The specification's figures, shown in an empty workspace and marked as sample data. */
export const SAMPLE = { avgRfmScore: 8.7, engagement: 73, churnAtRisk: 12 } as const satisfies CustomerStanding;

/** The specification's top intent and response targets, for an empty workspace. */
export const SAMPLE_INTENT = {
  intent: 'purchase_inquiry',
  confidence: 0.89,
  urgency: 'medium',
  urgencyConfidence: 0.67,
  nextAction: 'schedule_call',
  nextActionConfidence: 0.82,
  valueBasis: 'estimated',
  expectedValue: 2400,
  valueRange: null,
} as const satisfies ShownIntent;

export const SAMPLE_TARGETS = { recommendedHours: 2, automationHours: 1 } as const satisfies ShownTargets;

export const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** Converts the API's percentage to a share in [0, 1]. */
export const shareOf = (percent: number | null): number | null => (percent === null ? null : percent / 100);
