/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetThompsonOptimizationParams = {
/**
 * Defaults to the most active campaign.
 */
campaignId?: string;
};
