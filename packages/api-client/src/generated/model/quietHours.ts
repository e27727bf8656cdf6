/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * When nothing is sent unasked. Answers within a day are not held back.
 */
export interface QuietHours {
  /**
     * A time of day, `HH:MM`.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  from: string;
  /**
     * A time of day, `HH:MM`; before `from` when the hours pass midnight.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  until: string;
  /**
     * Whose clock it is, in summer and winter: an IANA zone.
     * @maxLength 64
     */
  timeZone: string;
}
