/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A public post.
 */
export interface LinkedinPostTest {
  /**
     * @minLength 1
     * @maxLength 40
     */
  orgId?: string;
  /**
     * @minLength 1
     * @maxLength 3000
     */
  text: string;
}
