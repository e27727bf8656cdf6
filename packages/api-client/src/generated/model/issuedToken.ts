/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A token of a module.
 */
export interface IssuedToken {
  /** Goes into `Authorization: Bearer`. It is told this once. */
  access_token: string;
  token_type: 'Bearer';
  /**
     * In how many seconds it ends.
     * @minimum -9007199254740991
     * @maximum 9007199254740991
     */
  expires_in: number;
  /** Words out of `read`, `write` and `events`, with spaces between them. */
  scope: string;
  /** The id of the token, to revoke it by. */
  jti: string;
}
