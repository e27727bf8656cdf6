/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whose token it is, and what for.
 */
export interface TokenRequest {
  /**
     * A module that is registered.
     * @minLength 1
     * @maxLength 80
     */
  module_name: string;
  /**
     * What the token is for: words out of `read`, `write` and `events`, with single spaces between them.
     * @maxLength 60
     */
  scope: string;
}
