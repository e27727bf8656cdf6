/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What our posts brought on one day, as far as X tells.
 */
export interface TwitterDay {
  /**
     * UTC, as X counts.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  day: string;
  /**
     * Posts that were written on this day.
     * @minimum 0
     * @maximum 9007199254740991
     */
  posts: number;
  /**
     * How often posts were seen on this day.
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
