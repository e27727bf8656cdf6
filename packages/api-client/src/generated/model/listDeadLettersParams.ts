/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { Channel } from './channel';
import type { ListDeadLettersDirection } from './listDeadLettersDirection';

export type ListDeadLettersParams = {
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
/**
 * Only incoming or only outgoing messages.
 */
direction?: ListDeadLettersDirection;
/**
 * Only dead letters of this channel.
 */
channel?: Channel;
};
