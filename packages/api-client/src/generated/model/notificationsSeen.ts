/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Which notifications somebody has seen.
 */
export interface NotificationsSeen {
  /** All that were made up to this instant. */
  upTo?: string;
  /**
     * These; what is not there is passed over.
     * @minItems 1
     * @maxItems 500
     */
  ids?: string[];
}
