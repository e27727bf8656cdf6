import { createHmac, createSecretKey, sign } from 'node:crypto';
import { privateKeyOf, secretBytes } from './secrets.js';

/** Signs what is sent: the headers of one attempt. */
export type Signer = (id: string, seconds: number, body: Uint8Array) => Record<string, string>;

/** The newest secret first; others sign beside it while a secret is changed. */
type Secrets = readonly [string, ...string[]];

/**
 * Signs with shared secrets: as Standard Webhooks says (`v1,` and base64 of the HMAC-SHA256 of `id.timestamp.body` under the secret's bytes,
 * one for each secret), and with `x-concordia-signature` (`sha256=` and hex of the HMAC-SHA256 of the body under the newest secret's whole
 * text, `whsec_` included). The keys are made once: given as bytes, a key would be made again for each signature.
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

/** Signs with Ed25519 keys (`whsk_…`), as Standard Webhooks says: `v1a,` and base64. Nobody who verifies it can sign. */
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
