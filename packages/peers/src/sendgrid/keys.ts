import { createECDH, createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';

/** The account's key pair on P-256. Derived from the API key, so that a restarted peer signs as before. */
export interface SigningKeys {
  readonly privateKey: KeyObject;
  /** As SendGrid shows it: base64 of a DER `SubjectPublicKeyInfo`. */
  readonly publicKey: string;
}

export function keysOf(apiKey: string): SigningKeys {
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(createHash('sha256').update(`event webhook ${apiKey}`).digest());
  const point = ecdh.getPublicKey();
  const coordinates = { x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const jwk = { kty: 'EC', crv: 'P-256', d: ecdh.getPrivateKey().toString('base64url'), ...coordinates };
  const privateKey = createPrivateKey({ key: jwk, format: 'jwk' });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, publicKey };
}

/** The headers of a signed body. @param seconds since the epoch. */
export const signedHeaders = ({ privateKey }: SigningKeys, seconds: number, body: string) => ({
  'content-type': 'application/json;charset=utf-8',
  'x-twilio-email-event-webhook-timestamp': String(seconds),
  'x-twilio-email-event-webhook-signature': sign('sha256', Buffer.from(`${seconds}${body}`), privateKey).toString(
    'base64',
  ),
});
