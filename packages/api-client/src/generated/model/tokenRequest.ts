/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The module and scopes of a new token.
 */
export interface TokenRequest {
  /**
     * Name of a registered module.
     * @minLength 1
     * @maxLength 80
     */
  module_name: string;
  /**
     * Scopes of the token: one or more of `read`, `write` and `events`, separated by single spaces.
     * @maxLength 60
     */
  scope: string;
}
