/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventStatus } from './hubEventStatus';

export type ListEventsParams = {
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
 * Only topics that match this pattern: `user.*`, `message.**`.
 * @maxLength 200
 */
topic?: string;
/**
 * Only events with this status.
 */
status?: HubEventStatus;
/**
 * Only events of this instant and later.
 */
since?: string;
/**
 * Only events before this instant.
 */
until?: string;
};
