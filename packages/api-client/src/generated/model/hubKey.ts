/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HubKeyAlgorithm } from './hubKeyAlgorithm';
import type { HubKeyState } from './hubKeyState';

/**
 * A key pair of the connection hub, without its private half.
 */
export interface HubKey {
  /** By what tokens and the key set name it: its thumbprint (RFC 7638). */
  kid: string;
  /** RS256 signs tokens; Ed25519 signs single things. */
  algorithm: HubKeyAlgorithm;
  /** `active` signs; what `retiring` signed is still good; what `revoked` signed is not. */
  state: HubKeyState;
  /** An instant: ISO 8601, UTC, with milliseconds. */
  created_at: string;
  /** Until when what it signed is good; `null` while it signs. */
  retires_at: string | null;
  /**
     * The 32 bytes of an Ed25519 key in base64; `null` for RS256.
     * @nullable
     */
  public_key_b64: string | null;
}
