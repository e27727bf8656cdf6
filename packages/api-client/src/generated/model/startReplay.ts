/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Events to deliver again.
 */
export interface StartReplay {
  /**
     * Only topics that match this pattern; all topics if omitted.
     * @maxLength 200
     */
  topic?: string;
  /** Start of the time range, inclusive. */
  since: string;
  /** End of the time range, exclusive. */
  until: string;
  /** Only this subscription; all matching ones if omitted. */
  subscription_id?: string;
}
