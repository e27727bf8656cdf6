/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { DealState } from './dealState';

export type ListDealsParams = {
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
state?: DealState;
/**
 * A stage of the board: one of `GET /api/deals/board`, such as `new`, or `won` or `lost`.
 * @pattern ^[a-z0-9-]{1,40}$
 */
stage?: string;
/**
 * A UUID.
 */
contactId?: string;
/**
 * Only deals that are linked to this conversation.
 */
conversationId?: string;
/**
 * Only deals with this company. Ignores case and accents.
 * @minLength 1
 * @maxLength 200
 */
company?: string;
};
