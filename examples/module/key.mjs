import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What every signature begins with, so that it means nothing elsewhere. */
const CONTEXT = 'concordia-module-v1';

/** What comes before the 32 bytes of an Ed25519 key in its SPKI form. */
const SPKI_PREFIX_BYTES = 12;

/**
 * @typedef {{ privateKey: import('node:crypto').KeyObject, publicKeyB64: string }} Key
 */

/** A key of this run; a real module keeps its own in a safe place. @returns {Key} */
export function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { privateKey, publicKeyB64: spki.subarray(SPKI_PREFIX_BYTES).toString('base64') };
}

/**
 * The headers of a signed request. Each is good once, and for five minutes.
 *
 * @param {Key} key
 * @param {string} name the module's, as it is registered
 * @param {string} method
 * @param {string} path with its query
 * @param {string} body as it is sent; empty when there is none
 * @returns {Record<string, string>}
 */
export function signatureHeaders(key, name, method, path, body = '') {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const text = [CONTEXT, method, path, timestamp, nonce, bodyHash].join('\n');
  return {
    'x-concordia-module': name,
    'x-concordia-timestamp': timestamp,
    'x-concordia-nonce': nonce,
    'x-concordia-signature-ed25519': sign(null, Buffer.from(text), key.privateKey).toString('base64'),
  };
}
