/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An issued token, without its value.
 */
export interface HubToken {
  /** A UUID. */
  jti: string;
  /** The name of the module. */
  module_name: string;
  /** One or more of `read`, `write` and `events`, separated by spaces. */
  scope: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  issued_at: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  expires_at: string;
  /** When it was revoked; `null` if it was not. */
  revoked_at: string | null;
  /** When its module last used it, to the minute. */
  last_used_at: string | null;
}
