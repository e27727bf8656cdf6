const KEY_BYTES = 32;

/** SPKI prefix of an Ed25519 key (RFC 8410): a sequence with the algorithm 1.3.101.112, and a bit string. */
const SPKI_PREFIX = '\x30\x2a\x30\x05\x06\x03\x2b\x65\x70\x03\x21\x00';

/** One character per byte; `null` for invalid base64. Padding is optional. */
function bytesOf(text: string): string | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null;
  const unpadded = text.replace(/=+$/, '');
  return unpadded.length % 4 === 1 ? null : atob(unpadded);
}

/**
 * Normalizes an Ed25519 public key.
 *
 * @param text base64, with or without padding: the 32 bytes, or the SPKI structure around them.
 * @returns the 32 bytes in base64, or `null` if the text is something else.
 */
export function ed25519KeyOf(text: string): string | null {
  const bytes = bytesOf(text.trim());
  if (bytes === null) return null;
  const key = bytes.startsWith(SPKI_PREFIX) ? bytes.slice(SPKI_PREFIX.length) : bytes;
  return key.length === KEY_BYTES ? btoa(key) : null;
}
