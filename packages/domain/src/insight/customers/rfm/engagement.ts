import { DAY } from '../../../shared/time/units.js';

/** What people do with us, the costlier the more it counts. */
export const ENGAGEMENT_WEIGHTS = {
  /** They wrote by themselves. */
  wrote: 3,
  /** They answered something of ours. */
  replied: 2,
  /** They opened what we sent. */
  read: 1,
} as const;

export type EngagementKind = keyof typeof ENGAGEMENT_WEIGHTS;

export interface Engagement {
  readonly kind: EngagementKind;
  /** ms since the epoch. */
  readonly at: number;
}

/** After so long, in ms, something counts half. */
export const ENGAGEMENT_HALF_LIFE = 30 * DAY;

/** Somebody who writes once a week for ever has a little over 20 points; that person scores one half. */
const HALF_SCORE = 3 / (1 - 2 ** (-7 / 30));

/** From here up somebody counts as highly engaged. */
export const HIGH_ENGAGEMENT = 0.5;

/** The weighted engagement: weights that halve every thirty days, summed. Instants after `now` count as now. */
export function engagementOf(events: Iterable<Engagement>, now: number): number {
  let points = 0;
  for (const { kind, at } of events)
    points += ENGAGEMENT_WEIGHTS[kind] * 2 ** (-Math.max(0, now - at) / ENGAGEMENT_HALF_LIFE);
  return points;
}

/** Points as a score in [0, 1) that nobody fills: points / (points + those of somebody who writes every week). */
export const engagementScore = (points: number): number => points / (points + HALF_SCORE);
