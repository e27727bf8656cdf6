/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * A secret that the server stores encrypted. It is never returned.
 */
export interface StoredSecret {
  /** Name of the secret in the provider’s profile. */
  name: string;
  /** Its last four characters; empty if it has fewer than twelve. */
  lastFour: string;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  updatedAt: string;
}
