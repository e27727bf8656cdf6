/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Metrics of our X posts on one day, as reported by X.
 */
export interface TwitterDay {
  /**
     * In UTC, as counted by X.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /**
     * Number of posts published on this day.
     * @minimum 0
     * @maximum 9007199254740991
     */
  posts: number;
  /**
     * Number of times posts were seen on this day.
     * @minimum 0
     * @maximum 9007199254740991
     */
  impressions: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  likes: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  reposts: number;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  replies: number;
}
