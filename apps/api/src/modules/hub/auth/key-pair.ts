import { calculateJwkThumbprint, exportJWK, exportPKCS8, generateKeyPair, type JWK } from 'jose';
import type { HubKeyAlgorithm } from '../../../database/entities/hub-key.js';
import { currentPrincipal } from '../../../database/request-context.js';

/** Context to which the sealed private key is bound. */
export const keyPlace = (kid: string) => [currentPrincipal().workspaceId, 'hub', `key ${kid}`] as const;

const RSA_BITS = 2048;

export interface KeyPair {
  /** Thumbprint of the public key (RFC 7638), in base64url. */
  readonly kid: string;
  readonly publicJwk: JWK;
  /** PKCS #8 in PEM. */
  readonly privatePem: string;
}

/** Generates a key pair on another thread: RSA takes tenths of a second, during which requests continue. */
export async function makeKeyPair(algorithm: HubKeyAlgorithm): Promise<KeyPair> {
  const options = { extractable: true, ...(algorithm === 'RS256' && { modulusLength: RSA_BITS }) };
  const { publicKey, privateKey } = await generateKeyPair(algorithm, options);
  const publicJwk = await exportJWK(publicKey);
  return { kid: await calculateJwkThumbprint(publicJwk), publicJwk, privatePem: await exportPKCS8(privateKey) };
}
