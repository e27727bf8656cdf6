import type { MorningBrief } from '@concordia/api-client';
import type { ShownIntent, ShownTargets } from './BriefIntent';

/** How customers stand, in three figures. */
export type CustomerStanding = Pick<MorningBrief, 'avgRfmScore' | 'engagement' | 'churnAtRisk'>;

/** The specification's figures, which stand in an empty workspace, marked as a sample. */
export const SAMPLE = { avgRfmScore: 8.7, engagement: 73, churnAtRisk: 12 } as const satisfies CustomerStanding;

/** The top intent and the response targets of the specification, for an empty workspace. */
export const SAMPLE_INTENT = {
  intent: 'purchase_inquiry',
  confidence: 0.89,
  urgency: 'medium',
  urgencyConfidence: 0.67,
  nextAction: 'schedule_call',
  nextActionConfidence: 0.82,
  expectedValue: 2400,
} as const satisfies ShownIntent;

export const SAMPLE_TARGETS = { recommendedHours: 2, automationHours: 1 } as const satisfies ShownTargets;

/** How shares are written. */
export const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** A share of the reply, which counts to a hundred, as one of 1. */
export const shareOf = (percent: number | null): number | null => (percent === null ? null : percent / 100);
