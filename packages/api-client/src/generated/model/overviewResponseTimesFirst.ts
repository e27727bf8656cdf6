/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MedianHoursRange } from './medianHoursRange';
import type { UnansweredShare } from './unansweredShare';

/**
 * First replies in conversations only.
 */
export type OverviewResponseTimesFirst = {
  /**
     * Number of waits that got a human reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /**
     * Number of waits without a reply.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /** Mean of those with a reply, in hours, which is too short while others wait; `null` without replies. */
  average: number | null;
  /** Hours until half get a reply, in which those still waiting count as answered later (Kaplan–Meier); `null` if fewer than half have one. */
  median: number | null;
  /** 95% interval of the median, in hours; `high` is `null` where too many still wait. */
  medianRange: MedianHoursRange | null;
  /** Hours until nine of ten get a reply, likewise; `null` if fewer have one. */
  p90: number | null;
  unansweredAfterDay: UnansweredShare | null;
};
