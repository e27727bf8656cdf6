/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A query and its name.
 */
export interface SearchNamed {
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * Selectors such as `domain:*.edu`, words, "words in quotes", `AND`, `OR`, `NOT`, brackets, comparisons such as `pagerank>0.01`, durations such as `recent_reply:<7d`, ranges such as `size_range:[10-100]`.
     * @maxLength 1000
     */
  query: string;
}
