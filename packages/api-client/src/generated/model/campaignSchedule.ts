/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * When a campaign may send messages.
 */
export interface CampaignSchedule {
  /** Earliest time to send; `null` to start sending when the campaign is started. */
  startAt: string | null;
  /**
     * Start of the daily sending window. If it equals `until`, sending runs around the clock.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  from: string;
  /**
     * End of the daily sending window; earlier than `from` for an overnight window.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  until: string;
  /**
     * An IANA time zone.
     * @maxLength 64
     */
  timeZone: string;
}
