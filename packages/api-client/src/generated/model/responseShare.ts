/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ResponseSpan } from './responseSpan';

/**
 * How many answers took so long.
 */
export interface ResponseShare {
  bucket: ResponseSpan;
  /**
     * @minimum 0
     * @maximum 9007199254740991
     */
  messages: number;
  /**
     * Of all that were answered.
     * @minimum 0
     * @maximum 1
     */
  share: number;
}
