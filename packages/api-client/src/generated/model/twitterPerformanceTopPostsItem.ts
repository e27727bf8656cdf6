/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export type TwitterPerformanceTopPostsItem = {
  postId: string;
  text: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  postedAt: string;
  /**
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
  url: string;
};
