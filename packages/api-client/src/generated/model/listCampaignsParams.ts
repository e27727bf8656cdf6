/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListCampaignsState } from './listCampaignsState';

export type ListCampaignsParams = {
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
 * Only campaigns in this state.
 */
state?: ListCampaignsState;
};
