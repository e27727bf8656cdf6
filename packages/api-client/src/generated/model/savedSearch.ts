/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A saved search.
 */
export interface SavedSearch {
  /** A UUID. */
  id: string;
  name: string;
  /** The query as typed. */
  query: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
