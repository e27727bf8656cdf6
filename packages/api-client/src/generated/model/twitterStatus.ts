/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether X is connected.
 */
export interface TwitterStatus {
  /** Whether somebody has allowed us in, and it still holds. */
  connected: boolean;
}
