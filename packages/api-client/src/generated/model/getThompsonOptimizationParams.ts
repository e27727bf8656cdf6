/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type GetThompsonOptimizationParams = {
/**
 * The most active one when left out.
 */
campaignId?: string;
};
