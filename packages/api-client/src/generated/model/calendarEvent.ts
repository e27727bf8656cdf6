/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An event of a subscribed calendar.
 */
export interface CalendarEvent {
  /** A UUID. */
  id: string;
  /** Name of the subscription. */
  calendar: string;
  /** May be empty. */
  title: string;
  /** @nullable */
  location: string | null;
  /** Of a whole day, its midnight in UTC. */
  startsAt: string;
  /** Exclusive. */
  endsAt: string;
  isAllDay: boolean;
}
