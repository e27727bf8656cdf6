/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Notifications to mark as seen.
 */
export interface NotificationsSeen {
  /** All notifications created up to this time. */
  upTo?: string;
  /**
     * Only these IDs; unknown ones are ignored.
     * @minItems 1
     * @maxItems 500
     */
  ids?: string[];
}
