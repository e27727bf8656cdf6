/** The first line of everything a module signs. Limits signatures to this use. */
export const SIGNING_CONTEXT = 'concordia-module-v1';

/** Maximum clock difference between a module and us, in ms. */
export const SIGNATURE_TOLERANCE_MS = 300_000;

/** The headers of a signed request. `key` identifies one of several key pairs; modules have one, and omit it. */
export const SIGNATURE_HEADERS = {
  module: 'x-concordia-module',
  timestamp: 'x-concordia-timestamp',
  nonce: 'x-concordia-nonce',
  signature: 'x-concordia-signature-ed25519',
  key: 'x-concordia-key',
} as const;

export interface SignedParts {
  readonly method: string;
  /**
   * The path with its query, as sent: `/api/connection/events?limit=10`. In requests to modules, the whole address, since there are many modules but
   * one Concordia.
   */
  readonly path: string;
  /** Seconds since the epoch, in decimal, as in the header. */
  readonly timestamp: string;
  /** 16 to 128 characters that the module never reuses. */
  readonly nonce: string;
  /** SHA-256 of the body's bytes in hexadecimal; of zero bytes without a body. */
  readonly bodyHash: string;
}

/**
 * The text whose UTF-8 bytes a module signs with Ed25519: six lines separated by line feeds, none at the end.
 *
 * No part can contain a line feed (neither a request line nor a header can carry one), so two requests never share a text.
 */
export const canonicalRequest = ({ method, path, timestamp, nonce, bodyHash }: SignedParts): string =>
  [SIGNING_CONTEXT, method.toUpperCase(), path, timestamp, nonce, bodyHash.toLowerCase()].join('\n');

/** Letters, digits, `-`, `_`, `.`, `=`, `+` and `/`, as used to encode random bytes. */
const NONCE = /^[\w.=+/-]{16,128}$/;

export const isNonce = (text: string): boolean => NONCE.test(text);

/**
 * Reads the time of a signature.
 *
 * @param now ms since the epoch.
 * @returns the instant in ms, or `null` if invalid or further away than {@link SIGNATURE_TOLERANCE_MS}.
 */
export function signedAt(timestamp: string, now: number): number | null {
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  const at = Number(timestamp) * 1000;
  return Math.abs(now - at) <= SIGNATURE_TOLERANCE_MS ? at : null;
}
