/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CalendarFeedName } from './calendarFeedName';

/**
 * A calendar feed that other programs can subscribe to.
 */
export interface CalendarFeed {
  feed: CalendarFeedName;
  /** The secret address on this server: whoever knows it reads the feed. It answers `text/calendar`. */
  path: string;
}
