const KEY_BYTES = 32;

/** What comes before the key in an SPKI structure of Ed25519 (RFC 8410): a sequence with the algorithm 1.3.101.112, and a bit string. */
const SPKI_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/**
 * An Ed25519 public key in the form that is kept.
 *
 * @param text base64, with or without padding: the 32 bytes, or the SPKI structure around them.
 * @returns the 32 bytes in base64, or `null` when the text is something else.
 */
export function ed25519KeyOf(text: string): string | null {
  const trimmed = text.trim();
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(trimmed)) return null;
  const bytes = Buffer.from(trimmed, 'base64');
  if (bytes.length === KEY_BYTES) return bytes.toString('base64');
  const isSpki =
    bytes.length === SPKI_PREFIX.length + KEY_BYTES && bytes.subarray(0, SPKI_PREFIX.length).equals(SPKI_PREFIX);
  return isSpki ? bytes.subarray(SPKI_PREFIX.length).toString('base64') : null;
}
