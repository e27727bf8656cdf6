/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */

/**
 * The new secret or key for verifying deliveries.
 */
export interface RotatedSecret {
  /**
     * `whsec_` and its bytes in base64. It is shown only once; `null` for v1a, whose private key never leaves the server.
     * @nullable
     */
  secret: string | null;
  /**
     * The new public key for v1a; `null` for v1.
     * @nullable
     */
  public_key: string | null;
  /** When the previous secret stops signing. */
  previous_secret_until: string | null;
}
