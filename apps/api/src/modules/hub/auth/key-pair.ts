import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import type { HubKeyAlgorithm } from '../../../database/entities/hub-key.js';
import { currentPrincipal } from '../../../database/request-context.js';

/** Where the sealed private half of a pair belongs. */
export const keyPlace = (kid: string) => [currentPrincipal().workspaceId, 'hub', `key ${kid}`] as const;

/** Of an RSA modulus, in bits. */
const RSA_BITS = 2048;

export interface KeyPair {
  /** The thumbprint of the public half (RFC 7638), in base64url. */
  readonly kid: string;
  readonly publicJwk: JWK;
  /** PKCS #8 in PEM. */
  readonly privatePem: string;
}

/** Makes a key pair in a thread of its own: an RSA pair takes tenths of a second, in which requests go on. */
export async function makeKeyPair(algorithm: HubKeyAlgorithm): Promise<KeyPair> {
  const options = { extractable: true, ...(algorithm === 'RS256' && { modulusLength: RSA_BITS }) };
  const { publicKey, privateKey } = await generateKeyPair(algorithm, options);
  const publicJwk = await exportJWK(publicKey);
  return { kid: await calculateJwkThumbprint(publicJwk), publicJwk, privatePem: await exportPKCS8(privateKey) };
}
