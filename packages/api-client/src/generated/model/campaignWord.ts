/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Why somebody does it.
 */
export interface CampaignWord {
  /**
     * Kept in the log of decisions.
     * @minLength 1
     * @maxLength 500
     */
  reason: string;
}
