/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The result that was put away.
 */
export interface InvalidatedResult {
  /** A UUID. */
  result_id: string;
}
