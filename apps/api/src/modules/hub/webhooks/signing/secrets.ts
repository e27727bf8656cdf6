import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Standard Webhooks allows 24 to 64. */
const SECRET_BYTES = 32;

const SECRET = 'whsec_';
const PUBLIC_KEY = 'whpk_';
const PRIVATE_KEY = 'whsk_';

/** DER prefixes of Ed25519 keys (RFC 8410); the 32 key bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_LENGTH = 12;

/** `whsec_` and the secret's bytes in base64. */
export const makeSecret = (): string => `${SECRET}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** Ed25519 key pair in Standard Webhooks format: `whsk_` and `whpk_`, each with 32 bytes in base64. */
export function makeKeyPair(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(PKCS8.length);
  const text = `${PRIVATE_KEY}${seed.toString('base64')}`;
  return { privateKey: text, publicKey: publicKeyOf(privateKey) };
}

/** @param text `whsec_…` */
export const secretBytes = (text: string): Buffer => Buffer.from(text.slice(SECRET.length), 'base64');

/** @param text `whsk_…` */
export const privateKeyOf = (text: string): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.from(text.slice(PRIVATE_KEY.length), 'base64')]),
    format: 'der',
    type: 'pkcs8',
  });

function publicKeyOf(key: KeyObject): string {
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(SPKI_LENGTH);
  return `${PUBLIC_KEY}${raw.toString('base64')}`;
}
