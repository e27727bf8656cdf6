/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubJsonWebKeyAlg } from './hubJsonWebKeyAlg';

/**
 * A public key (RFC 7517).
 */
export interface HubJsonWebKey {
  /** Key ID in tokens and the key set: its thumbprint (RFC 7638). */
  kid: string;
  /** `RSA` or `OKP`. */
  kty: string;
  /** Signing algorithm of the key. */
  alg: HubJsonWebKeyAlg;
  use: 'sig';
  /** The modulus of an RSA key. */
  n?: string;
  /** The exponent of an RSA key. */
  e?: string;
  /** `Ed25519`. */
  crv?: string;
  /** The bytes of an Ed25519 key. */
  x?: string;
}
