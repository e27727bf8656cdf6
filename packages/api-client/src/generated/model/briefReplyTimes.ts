/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { UnansweredShare } from './unansweredShare';

/**
 * How soon messages of the last 90 days got a reply. Targets are those of the replies alone.
 */
export interface BriefReplyTimes {
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  answered: number;
  /**
     * Number of messages that nobody has replied to yet.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  /** Hours until half of the messages get a reply, in which those still waiting count as answered later (Kaplan–Meier); `null` if fewer than half have one. */
  medianHours: number | null;
  unansweredAfterDay: UnansweredShare | null;
}
