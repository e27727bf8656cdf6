import { createHmac, createPublicKey, timingSafeEqual, verify } from 'node:crypto';

/** How far the clocks may differ, in seconds. */
const TOLERANCE = 300;

/**
 * @param {string} secret `whsec_…` for signatures v1, or the public key `whpk_…` for v1a
 * @returns {(headers: import('node:http').IncomingHttpHeaders, body: Buffer) => string | null} why an event is not genuine; `null` when it is
 */
export function verifier(secret) {
  const isShared = secret.startsWith('whsec_');
  const isStandard = isShared ? sharedCheck(secret) : publicCheck(secret);
  return (headers, body) => {
    const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers;
    if (id === undefined || timestamp === undefined || signatures === undefined) return 'it is not signed.';
    if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE)) return 'it is old, or of the future.';
    const signed = Buffer.concat([Buffer.from(`${id}.${timestamp}.`), body]);
    // While a secret is being changed, there is one signature for each.
    const given = String(signatures).split(' ');
    if (!given.some((one) => isStandard(signed, one))) return 'no signature is good.';
    // The plain form is under the newest secret alone: who still has the former one cannot verify it.
    const isChanging = given.length > 1;
    if (isShared && !isChanging && !isPlainGood(secret, headers['x-concordia-signature'], body)) {
      return 'x-concordia-signature is not good.';
    }
    return null;
  };
}

/** The plain form: over the body alone, under the secret as it is written. */
function isPlainGood(secret, signature, body) {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  return isSame(String(signature), `sha256=${expected}`);
}

/** @param {string} secret @returns {(signed: Buffer, signature: string) => boolean} */
function sharedCheck(secret) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return (signed, signature) => {
    const expected = createHmac('sha256', key).update(signed).digest('base64');
    return isSame(signature, `v1,${expected}`);
  };
}

/** @param {string} text `whpk_…` @returns {(signed: Buffer, signature: string) => boolean} */
function publicCheck(text) {
  const x = Buffer.from(text.slice('whpk_'.length), 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return (signed, signature) =>
    signature.startsWith('v1a,') && verify(null, signed, key, Buffer.from(signature.slice('v1a,'.length), 'base64'));
}

/** Compares in the same time whatever is different. @param {string} one @param {string} another */
function isSame(one, another) {
  const [a, b] = [Buffer.from(one), Buffer.from(another)];
  return a.length === b.length && timingSafeEqual(a, b);
}
