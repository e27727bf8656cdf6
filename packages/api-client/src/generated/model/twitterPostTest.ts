/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A public post.
 */
export interface TwitterPostTest {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
}
