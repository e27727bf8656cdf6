/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

export interface DataCount {
  what: string;
  /** @minimum 0 */
  count: number;
}
