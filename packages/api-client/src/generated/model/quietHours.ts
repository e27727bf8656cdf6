/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Hours without automated sends. Replies within a day are not held back.
 */
export interface QuietHours {
  /**
     * A time of day, `HH:MM`.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  from: string;
  /**
     * A time of day, `HH:MM`; earlier than `from` if the hours span midnight.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  until: string;
  /**
     * IANA time zone of these hours, including daylight saving time.
     * @maxLength 64
     */
  timeZone: string;
}
