/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ActivityWeek } from './activityWeek';
import type { MessageActivityHours } from './messageActivityHours';

/**
 * When messages come and go: by weekday and hour, and by week.
 */
export interface MessageActivity {
  /** First day of the weeks. */
  from: string;
  /** Today, up to now. */
  to: string;
  /** The workspace time zone. */
  timeZone: string;
  /** Messages by weekday and hour, in the time zone. */
  hours: MessageActivityHours;
  /** Twelve weeks, oldest first; the last one ends today. */
  weeks: ActivityWeek[];
  /** The twelve weeks before, for comparison. */
  before: ActivityWeek[];
  /** Whether the first message ever came before these weeks. If not, a comparison says nothing. */
  isComparable: boolean;
}
