/** The first line of everything that a module signs, so that a signature means nothing elsewhere. */
export const SIGNING_CONTEXT = 'concordia-module-v1';

/** How far the clock of a module may be from ours, in ms. */
export const SIGNATURE_TOLERANCE_MS = 300_000;

/** The headers of a signed request. `key` names the pair among several; modules have one, and leave it out. */
export const SIGNATURE_HEADERS = {
  module: 'x-concordia-module',
  timestamp: 'x-concordia-timestamp',
  nonce: 'x-concordia-nonce',
  signature: 'x-concordia-signature-ed25519',
  key: 'x-concordia-key',
} as const;

/** What a signature vouches for. */
export interface SignedParts {
  readonly method: string;
  /**
   * The path with its query, as it is sent: `/api/connection/events?limit=10`. In what Concordia asks of modules, the whole address, since there are
   * many of them and one of us.
   */
  readonly path: string;
  /** Seconds since the epoch, in decimal, as the header has them. */
  readonly timestamp: string;
  /** A word of 16 to 128 characters that the module never uses twice. */
  readonly nonce: string;
  /** SHA-256 of the body's bytes in hexadecimal; of no bytes when there is no body. */
  readonly bodyHash: string;
}

/**
 * The text whose UTF-8 bytes a module signs with Ed25519: six lines with a line feed between them and none at the end.
 *
 * No part can hold a line feed (a request line and a header cannot carry one), so that two requests never share a text.
 */
export const canonicalRequest = ({ method, path, timestamp, nonce, bodyHash }: SignedParts): string =>
  [SIGNING_CONTEXT, method.toUpperCase(), path, timestamp, nonce, bodyHash.toLowerCase()].join('\n');

/** Letters, digits, `-`, `_`, `.`, `=`, `+` and `/`: what random bytes are written in. */
const NONCE = /^[\w.=+/-]{16,128}$/;

export const isNonce = (text: string): boolean => NONCE.test(text);

/**
 * Reads the time of a signature.
 *
 * @param now ms since the epoch.
 * @returns the instant in ms, or `null` when it is no time or further away than {@link SIGNATURE_TOLERANCE_MS}.
 */
export function signedAt(timestamp: string, now: number): number | null {
  if (!/^\d{1,12}$/.test(timestamp)) return null;
  const at = Number(timestamp) * 1000;
  return Math.abs(now - at) <= SIGNATURE_TOLERANCE_MS ? at : null;
}
