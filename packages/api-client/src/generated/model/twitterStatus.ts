/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * Whether X is connected.
 */
export interface TwitterStatus {
  /** Whether X, or its simulated provider, currently grants access. */
  connected: boolean;
}
