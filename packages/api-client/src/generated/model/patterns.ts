/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { MedianMinutesRange } from './medianMinutesRange';
import type { PatternsCadences } from './patternsCadences';
import type { PatternsChanged } from './patternsChanged';
import type { ReplyShare } from './replyShare';
import type { ResponseShare } from './responseShare';
import type { UnansweredShare } from './unansweredShare';

/**
 * How often contacts write, and how soon they get a reply.
 */
export interface Patterns {
  cadences: PatternsCadences;
  /**
     * Replies of the last 90 days, fastest first.
     * @minItems 4
     * @maxItems 4
     */
  responses: ResponseShare[];
  /** Median time to a reply, in minutes, in which messages still waiting count as answered later; `null` if fewer than half have a reply. */
  medianResponseMinutes: number | null;
  /** 95% interval of the median, in minutes; `high` is `null` where too many still wait. */
  medianRange: MedianMinutesRange | null;
  /** Share of messages with a reply after given times, fastest first, in which messages still waiting count as answered later. */
  reached: ReplyShare[];
  /** The response target of the brief, in hours, which is one of these times; `null` until there are 10 replies. */
  targetHours: number | null;
  /**
     * Number of messages of the last 90 days that nobody has replied to yet.
     * @minimum 0
     * @maximum 9007199254740991
     */
  unanswered: number;
  unansweredAfterDay: UnansweredShare | null;
  /** Number of contacts whose class changed in the last seven days. */
  changed: PatternsChanged;
  /** Whether these are sample data because there are no messages yet. */
  isSample: boolean;
  /** Reference time of all figures: the start of the current minute. */
  now: string;
}
