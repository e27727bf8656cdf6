/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * An access token of a module.
 */
export interface IssuedToken {
  /** Sent as `Authorization: Bearer`. It is shown only once. */
  access_token: string;
  token_type: 'Bearer';
  /**
     * Token lifetime, in seconds.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  expires_in: number;
  /** One or more of `read`, `write` and `events`, separated by spaces. */
  scope: string;
  /** The ID of the token, used to revoke it. */
  jti: string;
}
