/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A calendar of another program, read from its iCalendar address.
 */
export interface CalendarSubscription {
  /** A UUID. */
  id: string;
  name: string;
  /** Host of the address. The address itself is secret: who knows it can read the calendar. */
  host: string;
  isOn: boolean;
  /** Whether it is a sample served by Concordia for the demo. */
  isSample: boolean;
  /** When it was last read successfully. */
  fetchedAt: string | null;
  /**
     * Why the last read failed.
     * @nullable
     */
  failure: string | null;
}
