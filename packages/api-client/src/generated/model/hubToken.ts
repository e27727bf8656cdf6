/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A token that was issued, without the token itself.
 */
export interface HubToken {
  /** A UUID. */
  jti: string;
  /** The name of the module. */
  module_name: string;
  /** Words out of `read`, `write` and `events`, with spaces between them. */
  scope: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  issued_at: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  expires_at: string;
  /** When it was revoked; `null` when it was not. */
  revoked_at: string | null;
  /** When it last let its module in, to the minute. */
  last_used_at: string | null;
}
