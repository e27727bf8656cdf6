import { DAY } from '../../shared/time/units.js';
import { ENGAGEMENT_HALF_LIFE, type Engagement, engagementOf, engagementScore } from '../customers/rfm/engagement.js';
import type { PlacedNode } from './node.js';

/** A reply after this many minutes counts half as much as an immediate one. */
const HALF_PACE = 24 * 60;

/** Weighted activity at the time of the last event; halves every thirty days from there. */
export function activityOf(events: readonly Engagement[]): { points: number; at: number } {
  const at = events.reduce((latest, event) => Math.max(latest, event.at), 0);
  return { points: engagementOf(events, at), at };
}

type Engaged = Pick<
  PlacedNode,
  'activityPoints' | 'activityAt' | 'messagesSent' | 'messagesReceived' | 'medianReplyMinutes'
>;

/**
 * The engagement of a person.
 *
 * Their messages count as for customers (3 for their own initiative, 2 for a reply, halved every thirty days: recency). The factor rises up to three
 * with balanced exchange (reciprocity) and quick replies (pace). Points map to a score as for customers, so a person who writes every week without a
 * reply has one half.
 *
 * @param now ms since the epoch; decay counts to the start of its day (UTC), so that a score is stable for a day.
 * @returns a score in [0, 1).
 */
export function personEngagement(person: Engaged, now: number): number {
  const today = Math.floor(now / DAY) * DAY;
  const faded = person.activityPoints * 2 ** (-Math.max(0, today - person.activityAt) / ENGAGEMENT_HALF_LIFE);
  return engagementScore(faded * (1 + reciprocity(person) + pace(person)));
}

/** 1 if both wrote equally much, 0 if one never did. */
function reciprocity({ messagesSent, messagesReceived }: Engaged): number {
  const all = messagesSent + messagesReceived;
  return all === 0 ? 0 : (2 * Math.min(messagesSent, messagesReceived)) / all;
}

/** 1 for immediate replies, one half for a day, 0 without any. */
const pace = ({ medianReplyMinutes }: Engaged): number =>
  medianReplyMinutes === null ? 0 : HALF_PACE / (HALF_PACE + medianReplyMinutes);
