/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListCustomersSort } from './listCustomersSort';
import type { RiskLevel } from './riskLevel';
import type { SegmentName } from './segmentName';

export type ListCustomersParams = {
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
segment?: SegmentName;
risk?: RiskLevel;
/**
 * `risk`: the largest churn probability first. `value`: the largest expected value. `recency`: heard of last. `engagement`: the most engaged.
 */
sort?: ListCustomersSort;
};
