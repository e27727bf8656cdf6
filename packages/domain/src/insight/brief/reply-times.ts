import type { ShareEstimate } from '../../shared/maths/kaplan-meier.js';
import { HOUR } from '../../shared/time/units.js';
import type { WaitTally } from '../flow/day-tally.js';
import { replyTimes, roundedShare } from '../flow/reply-times.js';

/** How soon replies came in the last 90 days, with the messages still waiting. */
export interface BriefReplyTimes {
  readonly answered: number;
  readonly unanswered: number;
  /** In hours, one decimal; `null` if fewer than half have a reply. */
  readonly medianHours: number | null;
  /** `null` if none has waited for a day yet. */
  readonly unansweredAfterDay: ShareEstimate | null;
}

export function briefReplyTimes(waits: WaitTally, now: number): BriefReplyTimes {
  const { answered, unanswered, median, unansweredAfterDay } = replyTimes(waits, now);
  return {
    answered,
    unanswered,
    medianHours: median === null ? null : Math.round((10 * median.value) / HOUR) / 10,
    unansweredAfterDay: unansweredAfterDay && roundedShare(unansweredAfterDay),
  };
}
