/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CalendarFeedName } from './calendarFeedName';

/**
 * A calendar feed that other programs can subscribe to.
 */
export interface CalendarFeed {
  feed: CalendarFeedName;
  /** The secret address on this server. Anyone who knows it can read the feed. It returns `text/calendar`. */
  path: string;
}
