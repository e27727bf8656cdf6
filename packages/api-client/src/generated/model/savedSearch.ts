/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A search to ask again.
 */
export interface SavedSearch {
  /** A UUID. */
  id: string;
  name: string;
  /** As it was typed. */
  query: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  createdAt: string;
}
