/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubKeyAlgorithm } from './hubKeyAlgorithm';
import type { HubKeyState } from './hubKeyState';

/**
 * A key pair of the connection hub, without its private key.
 */
export interface HubKey {
  /** Key ID in tokens and the key set: its thumbprint (RFC 7638). */
  kid: string;
  /** RS256 signs tokens; Ed25519 signs individual requests. */
  algorithm: HubKeyAlgorithm;
  /** `active` keys sign. Signatures of `retiring` keys are still valid; those of `revoked` keys are not. */
  state: HubKeyState;
  /** A timestamp: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  /** When its signatures become invalid; `null` while it signs. */
  retires_at: string | null;
  /**
     * The 32 bytes of an Ed25519 key in base64; `null` for RS256.
     * @nullable
     */
  public_key_b64: string | null;
}
