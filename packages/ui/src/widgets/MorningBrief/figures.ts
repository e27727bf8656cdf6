import type { MorningBrief } from '@concordia/api-client';

/** How customers stand, in three figures. */
export type CustomerStanding = Pick<MorningBrief, 'avgRfmScore' | 'engagement' | 'churnAtRisk'>;

/** The specification's figures, which stand in an empty workspace, marked as a sample. */
export const SAMPLE = { avgRfmScore: 8.7, engagement: 73, churnAtRisk: 12 } as const satisfies CustomerStanding;

/** How shares are written. */
export const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;

/** A share of the reply, which counts to a hundred, as one of 1. */
export const shareOf = (percent: number | null): number | null => (percent === null ? null : percent / 100);
