/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ResponseSpan } from './responseSpan';

/**
 * Number and share of replies in one response time range.
 */
export interface ResponseShare {
  bucket: ResponseSpan;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * Share of all replies.
     * @minimum 0
     * @maximum 1
     */
  share: number;
}
