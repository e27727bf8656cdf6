/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface NewsSourceCreation {
  /**
     * Where the feed is.
     * @maxLength 2000
     */
  url: string;
  /**
     * The host, when it is left out.
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
}
