/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A secret that the server keeps sealed. It never comes out again.
 */
export interface StoredSecret {
  /** As the provider’s profile calls it. */
  name: string;
  /** Its last four characters; empty when it has fewer than twelve. */
  lastFour: string;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}
