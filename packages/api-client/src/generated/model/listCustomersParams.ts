/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ListCustomersSort } from './listCustomersSort';
import type { RiskLevel } from './riskLevel';
import type { SegmentName } from './segmentName';

export type ListCustomersParams = {
/**
 * Maximum number of items.
 * @minimum 1
 * @maximum 500
 */
limit?: number;
/**
 * The `cursor` from the `Link: rel="next"` header of the previous page. Opaque.
 * @minLength 1
 * @maxLength 800
 */
cursor?: string;
segment?: SegmentName;
risk?: RiskLevel;
/**
 * `risk`: highest churn probability first. `value`: highest expected value first. `recency`: most recent contact first. `engagement`: most engaged first.
 */
sort?: ListCustomersSort;
};
