/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { BriefAnswer } from './briefAnswer';
import type { BriefPromise } from './briefPromise';
import type { TodayChanges } from './todayChanges';

/**
 * What matters today, computed from the workspace’s own data.
 */
export interface Today {
  /**
     * Today in the workspace time zone.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /**
     * An IANA time zone.
     * @maxLength 64
     */
  timeZone: string;
  /** Who to reply to first, now; at most 5. */
  answers: BriefAnswer[];
  /** Our promises and what others asked of us, overdue or due within a week, soonest first, then those kept today; at most 10 of each. */
  promises: BriefPromise[];
  /** When messages were last read for promises; `null` before the first morning brief. */
  promisesAt: string | null;
  changes: TodayChanges;
}
