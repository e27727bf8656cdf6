/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface TwitterSearchTest {
  /**
     * @minLength 1
     * @maxLength 512
     */
  q: string;
}
