/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type ListMarketingDecisionsParams = {
/**
 * How many items at most.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
/**
 * Where the previous page ended: the `cursor` of its `Link: rel="next"` header. Opaque.
 * @minLength 1
 * @maxLength 800
 */
cursor?: string;
/**
 * A UUID.
 */
campaignId?: string;
};
