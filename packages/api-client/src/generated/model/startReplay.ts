/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which events are to be delivered once more.
 */
export interface StartReplay {
  /**
     * Only topics that match this pattern; all of them when left out.
     * @maxLength 200
     */
  topic?: string;
  /** From this instant on. */
  since: string;
  /** Up to this instant, which is not of it. */
  until: string;
  /** Only to this subscription; to all that match when left out. */
  subscription_id?: string;
}
