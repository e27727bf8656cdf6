import { DAY } from '../../shared/time/units.js';
import { ENGAGEMENT_HALF_LIFE, type Engagement, engagementOf, engagementScore } from '../customers/rfm/engagement.js';
import type { PlacedNode } from './node.js';

/** An answer after so many minutes counts half of one at once. */
const HALF_PACE = 24 * 60;

/** Weighted activity as of the last thing that somebody did, from where it halves every thirty days. */
export function activityOf(events: readonly Engagement[]): { points: number; at: number } {
  const at = events.reduce((latest, event) => Math.max(latest, event.at), 0);
  return { points: engagementOf(events, at), at };
}

type Engaged = Pick<
  PlacedNode,
  'activityPoints' | 'activityAt' | 'messagesSent' | 'messagesReceived' | 'medianReplyMinutes'
>;

/**
 * How engaged a person is.
 *
 * What they wrote to us counts as for customers (3 by themselves, 2 as an answer, halved every thirty days: recency), and up to three times that where
 * as much is written in one direction as in the other (reciprocity) and answers come soon (pace). Points become a score as they do there, so that somebody
 * who writes every week without an answer has one half.
 *
 * @param now ms since the epoch; what has faded is counted to the beginning of its day (UTC), so that a score stays what it is for a day.
 * @returns a score in [0, 1).
 */
export function personEngagement(person: Engaged, now: number): number {
  const today = Math.floor(now / DAY) * DAY;
  const faded = person.activityPoints * 2 ** (-Math.max(0, today - person.activityAt) / ENGAGEMENT_HALF_LIFE);
  return engagementScore(faded * (1 + reciprocity(person) + pace(person)));
}

/** 1 where both wrote as much, 0 where one never did. */
function reciprocity({ messagesSent, messagesReceived }: Engaged): number {
  const all = messagesSent + messagesReceived;
  return all === 0 ? 0 : (2 * Math.min(messagesSent, messagesReceived)) / all;
}

/** 1 for answers at once, one half for those after a day, 0 without any. */
const pace = ({ medianReplyMinutes }: Engaged): number =>
  medianReplyMinutes === null ? 0 : HALF_PACE / (HALF_PACE + medianReplyMinutes);
