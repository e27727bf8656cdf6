import { DAY } from '../../../shared/time/units.js';

/** Points per engagement: costlier actions count more. */
export const ENGAGEMENT_WEIGHTS = {
  /** They wrote on their own initiative. */
  wrote: 3,
  /** They replied to one of our messages. */
  replied: 2,
  /** They opened one of our messages. */
  read: 1,
} as const;

export type EngagementKind = keyof typeof ENGAGEMENT_WEIGHTS;

export interface Engagement {
  readonly kind: EngagementKind;
  /** ms since the epoch. */
  readonly at: number;
}

/** The half-life of an engagement, in ms. */
export const ENGAGEMENT_HALF_LIFE = 30 * DAY;

/** A contact who writes once a week indefinitely has a little over 20 points, which scores one half. */
const HALF_SCORE = 3 / (1 - 2 ** (-7 / 30));

/** Minimum score of a highly engaged contact. */
export const HIGH_ENGAGEMENT = 0.5;

/** The weighted engagement: the sum of weights that halve every thirty days. Instants after `now` count as now. */
export function engagementOf(events: Iterable<Engagement>, now: number): number {
  let points = 0;
  for (const { kind, at } of events)
    points += ENGAGEMENT_WEIGHTS[kind] * 2 ** (-Math.max(0, now - at) / ENGAGEMENT_HALF_LIFE);
  return points;
}

/** A score in [0, 1): points / (points + those of a contact who writes every week). */
export const engagementScore = (points: number): number => points / (points + HALF_SCORE);
