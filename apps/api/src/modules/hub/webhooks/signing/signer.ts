import { createHmac, createSecretKey, sign } from 'node:crypto';
import { privateKeyOf, secretBytes } from './secrets.js';

/** Returns the signature headers of one attempt. `seconds` is its Unix time. */
export type Signer = (id: string, seconds: number, body: Uint8Array) => Record<string, string>;

/** Newest first; older secrets also sign during a rotation. */
type Secrets = readonly [string, ...string[]];

/**
 * Signs with shared secrets, in two schemes. Standard Webhooks: `v1,` and base64 of the HMAC-SHA256 of `id.timestamp.body` under the secret's bytes,
 * one per secret. `x-concordia-signature`: `sha256=` and hex of the HMAC-SHA256 of the body under the newest secret's full text, including `whsec_`.
 * Keys are imported once, because raw bytes would be imported again for each signature.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function hmacSigner(secrets: Secrets): Signer {
  const [newest] = secrets;
  const keys = secrets.map((secret) => createSecretKey(secretBytes(secret)));
  const plain = createSecretKey(Buffer.from(newest));
  return (id, seconds, body) => {
    const signatures = keys.map((key) => {
      const hmac = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body);
      return `v1,${hmac.digest('base64')}`;
    });
    return {
      ...standard(id, seconds, signatures),
      'x-concordia-signature': `sha256=${createHmac('sha256', plain).update(body).digest('hex')}`,
    };
  };
}

/** Signs with Ed25519 keys (`whsk_…`) as in Standard Webhooks: `v1a,` and base64. Verifiers cannot forge signatures. */
export function ed25519Signer(privateKeys: Secrets): Signer {
  const keys = privateKeys.map(privateKeyOf);
  return (id, seconds, body) => {
    const signed = Buffer.concat([Buffer.from(`${id}.${seconds}.`), body]);
    const signatures = keys.map((key) => `v1a,${sign(null, signed, key).toString('base64')}`);
    return standard(id, seconds, signatures);
  };
}

const standard = (id: string, seconds: number, signatures: readonly string[]) => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': signatures.join(' '),
});
