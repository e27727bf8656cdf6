/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface CalendarSubscriptionCreation {
  /**
     * The secret iCalendar address that the calendar program gives.
     * @maxLength 2000
     */
  url: string;
  /**
     * Defaults to the host.
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
}
