/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ContactActivityChannels } from './contactActivityChannels';
import type { ContactActivityHours } from './contactActivityHours';
import type { ContactWeek } from './contactWeek';

/**
 * When messages of a contact come and go, and on which channels.
 */
export interface ContactActivity {
  /** The workspace time zone. */
  timeZone: string;
  /**
     * Number of messages counted: all, or the newest 5,000.
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /** Day of the oldest message counted; `null` without messages. */
  since: string | null;
  /** Messages by weekday and hour, in the time zone. */
  hours: ContactActivityHours;
  /** Messages by channel. */
  channels: ContactActivityChannels;
  /** 26 weeks, oldest first; the last one ends today. */
  weeks: ContactWeek[];
}
