/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The reason for the action.
 */
export interface CampaignWord {
  /**
     * Stored in the decision log.
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}
