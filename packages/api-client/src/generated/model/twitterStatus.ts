/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether X is connected.
 */
export interface TwitterStatus {
  /** Whether X, or the simulated provider in its place, grants access now. */
  connected: boolean;
}
