/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Fields to change. Omitted fields keep their values.
 */
export interface CalendarSubscriptionUpdate {
  /**
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  isOn?: boolean;
}
