/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubEventStatus } from './hubEventStatus';

export type ListEventsParams = {
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
 * Only events whose topic matches this pattern, such as `user.*` or `message.**`.
 * @maxLength 200
 */
topic?: string;
/**
 * Only events with this status.
 */
status?: HubEventStatus;
/**
 * Only events at or after this time.
 */
since?: string;
/**
 * Only events before this time.
 */
until?: string;
};
