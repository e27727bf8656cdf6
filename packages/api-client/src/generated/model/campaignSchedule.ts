/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * When messages of a campaign leave.
 */
export interface CampaignSchedule {
  /** Not before; `null` for when it is started. */
  startAt: string | null;
  /**
     * From when messages leave on a day; the same as `until` for around the clock.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  from: string;
  /**
     * Until when; before `from` for a night.
     * @pattern ^(?:[01]\d|2[0-3]):[0-5]\d$
     */
  until: string;
  /**
     * An IANA time zone.
     * @maxLength 64
     */
  timeZone: string;
}
