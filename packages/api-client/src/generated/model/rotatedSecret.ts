/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * What is verified with from now on.
 */
export interface RotatedSecret {
  /**
     * `whsec_` and its bytes in base64. It is told this once; `null` for v1a, whose private key stays here.
     * @nullable
     */
  secret: string | null;
  /**
     * The new key of v1a; `null` for v1.
     * @nullable
     */
  public_key: string | null;
  /** Until when the former one signs too. */
  previous_secret_until: string | null;
}
