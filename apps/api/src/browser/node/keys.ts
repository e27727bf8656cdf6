import { Buffer } from 'node:buffer';
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256 } from '@noble/curves/nist.js';

/* Synchronous P-256 and Ed25519 key pairs as in node:crypto, which Web Crypto lacks. The simulated peers sign their webhooks with them. */

/** DER prefixes of the keys (RFC 5480, RFC 8410). */
const SPKI = {
  'P-256': Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex'),
  Ed25519: Buffer.from('302a300506032b6570032100', 'hex'),
};
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

type Curve = keyof typeof SPKI;

class Key {
  /** @param secret `null` for a public key. */
  constructor(
    readonly curve: Curve,
    readonly secret: Uint8Array | null,
    readonly point: Uint8Array,
  ) {}

  get asymmetricKeyDetails() {
    return this.curve === 'P-256' ? { namedCurve: 'prime256v1' } : {};
  }

  export({ type }: { readonly type: 'spki' | 'pkcs8' }): Buffer {
    if (type === 'spki') return Buffer.concat([SPKI[this.curve], this.point]);
    if (this.secret === null || this.curve !== 'Ed25519') throw new Error('This key has no such form in the browser.');
    return Buffer.concat([PKCS8_ED25519, this.secret]);
  }
}

const pointOf = (curve: Curve, secret: Uint8Array): Uint8Array =>
  curve === 'P-256' ? p256.getPublicKey(secret, false) : ed25519.getPublicKey(secret);

const privateKey = (curve: Curve, secret: Uint8Array): Key => new Key(curve, secret, pointOf(curve, secret));

interface Jwk {
  readonly crv: string;
  readonly d?: string;
  readonly x?: string;
}

const curveOf = (name: string): Curve => (name === 'Ed25519' || name === 'ed25519' ? 'Ed25519' : 'P-256');

type KeyText = { readonly format: 'jwk'; readonly key: Jwk } | { readonly format: 'der'; readonly key: Uint8Array };

/** From a JWK, or PKCS #8 for Ed25519. */
export function createPrivateKey(text: KeyText): Key {
  if (text.format === 'jwk') return privateKey(curveOf(text.key.crv), Buffer.from(text.key.d ?? '', 'base64url'));
  return privateKey('Ed25519', text.key.subarray(PKCS8_ED25519.length));
}

/** From a private key, an Ed25519 JWK or a `SubjectPublicKeyInfo`. */
export function createPublicKey(source: Key | KeyText): Key {
  if (source instanceof Key) return new Key(source.curve, null, source.point);
  if (source.format === 'jwk')
    return new Key(curveOf(source.key.crv), null, Buffer.from(source.key.x ?? '', 'base64url'));
  const der = Buffer.from(source.key);
  for (const curve of ['P-256', 'Ed25519'] as const) {
    const head = SPKI[curve];
    if (der.subarray(0, head.length).equals(head)) return new Key(curve, null, der.subarray(head.length));
  }
  throw new Error('The browser does not support this public key.');
}

export function generateKeyPairSync(_kind: string, { namedCurve = 'ed25519' }: { readonly namedCurve?: string } = {}) {
  const curve = curveOf(namedCurve);
  const made = privateKey(curve, curve === 'P-256' ? p256.utils.randomSecretKey() : ed25519.utils.randomSecretKey());
  return { privateKey: made, publicKey: createPublicKey(made) };
}

/** Only derives a public point from a private number. */
export function createECDH() {
  let secret = new Uint8Array(32);
  return {
    setPrivateKey: (bytes: Uint8Array) => {
      secret = new Uint8Array(bytes);
    },
    getPrivateKey: () => Buffer.from(secret),
    getPublicKey: () => Buffer.from(pointOf('P-256', secret)),
  };
}

/** ECDSA with SHA-256 in DER, or Ed25519. */
export function sign(_hash: string | null, data: Uint8Array, { curve, secret }: Key): Buffer {
  if (secret === null) throw new Error('A public key cannot sign.');
  const signature = curve === 'P-256' ? p256.sign(data, secret, { format: 'der' }) : ed25519.sign(data, secret);
  return Buffer.from(signature);
}

export function verify(_hash: string | null, data: Uint8Array, { curve, point }: Key, signature: Uint8Array): boolean {
  try {
    return curve === 'P-256'
      ? p256.verify(signature, data, point, { format: 'der', lowS: false })
      : ed25519.verify(signature, data, point);
  } catch {
    return false;
  }
}
