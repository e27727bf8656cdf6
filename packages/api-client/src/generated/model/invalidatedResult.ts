/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The deleted result.
 */
export interface InvalidatedResult {
  /** A UUID. */
  result_id: string;
}
