import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** Of a secret; Standard Webhooks wants 24 to 64. */
const SECRET_BYTES = 32;

const SECRET = 'whsec_';
const PUBLIC_KEY = 'whpk_';
const PRIVATE_KEY = 'whsk_';

/** What the DER forms of Ed25519 keys begin with (RFC 8410); the 32 bytes follow. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const SPKI_LENGTH = 12;

/** A secret as people carry it around: `whsec_` and its bytes in base64. */
export const makeSecret = (): string => `${SECRET}${randomBytes(SECRET_BYTES).toString('base64')}`;

/** A key pair as text, in the forms of Standard Webhooks: `whsk_` and `whpk_`, with 32 bytes in base64 each. */
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
