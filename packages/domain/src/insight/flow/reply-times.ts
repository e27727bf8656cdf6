import {
  kaplanMeier,
  type ShareEstimate,
  survivalAt,
  survivalQuantile,
  type TimeEstimate,
} from '../../shared/maths/kaplan-meier.js';
import { DAY } from '../../shared/time/units.js';
import type { WaitTally } from './day-tally.js';
import { waitingTimes } from './open-waits.js';
import { sketchCounts } from './sketch.js';

/** How soon replies come, in ms, with those that nobody has replied to yet. */
export interface ReplyTimes {
  readonly answered: number;
  readonly unanswered: number;
  /** `null` if fewer than half were replied to, as far as is known. */
  readonly median: TimeEstimate | null;
  readonly p90: TimeEstimate | null;
  /** `null` if no message has waited for a day yet. */
  readonly unansweredAfterDay: ShareEstimate | null;
}

/**
 * Estimates reply times by the Kaplan–Meier curve. The times of those who got a reply alone would be too short: what takes longest is still waiting.
 *
 * @param now ms since the epoch, until when the open ones have waited.
 */
export function replyTimes({ answered, sketch, open }: WaitTally, now: number): ReplyTimes {
  const waiting = waitingTimes(open, now);
  const curve = kaplanMeier(sketchCounts(sketch), waiting);
  return {
    answered,
    unanswered: waiting.reduce((sum, { count }) => sum + count, 0),
    median: survivalQuantile(curve, 0.5),
    p90: survivalQuantile(curve, 0.9),
    unansweredAfterDay: survivalAt(curve, DAY),
  };
}

/** The share with a reply after each of some times, in ms; `null` where nobody was observed for so long. Four decimals. */
export function sharesReplied({ sketch, open }: WaitTally, now: number, times: readonly number[]): (number | null)[] {
  const curve = kaplanMeier(sketchCounts(sketch), waitingTimes(open, now));
  return times.map((time) => {
    const waiting = survivalAt(curve, time);
    return waiting === null ? null : fourDecimals(1 - waiting.share);
  });
}

/** Four decimals. */
export const roundedShare = ({ share, low, high }: ShareEstimate): ShareEstimate => ({
  share: fourDecimals(share),
  low: fourDecimals(low),
  high: fourDecimals(high),
});

const fourDecimals = (value: number): number => Math.round(10_000 * value) / 10_000;
