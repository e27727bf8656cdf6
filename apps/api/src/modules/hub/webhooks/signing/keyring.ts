import { Injectable } from '@nestjs/common';
import { currentPrincipal } from '../../../../database/request-context.js';
import { Sealing } from '../../../../sealing/sealing.js';
import { makeKeyPair, makeSecret } from './secrets.js';
import { ed25519Signer, hmacSigner, type Signer } from './signer.js';

export interface KeptSecrets {
  readonly id: string;
  readonly signature: 'v1' | 'v1a';
  readonly sealed_secret: string;
  readonly sealed_previous: string | null;
  readonly previous_until: number | null;
}

/** A new sealed secret, with what is shown to the user once. */
interface MadeSecret {
  readonly sealed: string;
  readonly publicKey: string | null;
  readonly secret: string | null;
}

/** Creates subscription secrets and unseals them only for signing. */
@Injectable()
export class Keyring {
  constructor(private readonly sealing: Sealing) {}

  make(subscriptionId: string, signature: 'v1' | 'v1a'): MadeSecret {
    if (signature === 'v1') {
      const secret = makeSecret();
      return { sealed: this.sealing.seal(secret, secretPlace(subscriptionId)), publicKey: null, secret };
    }
    const { privateKey, publicKey } = makeKeyPair();
    return { sealed: this.sealing.seal(privateKey, secretPlace(subscriptionId)), publicKey, secret: null };
  }

  /**
   * Signs with both secrets until the previous one expires. The timestamp of each request decides, so a cached signer does not outlive a secret.
   *
   * @throws SealBroken if a secret was altered or its sealing key is lost.
   */
  signerOf(kept: KeptSecrets, now: number): Signer {
    const { sealed_previous: sealedPrevious, previous_until: until } = kept;
    const open = (sealed: string) => this.sealing.open(sealed, secretPlace(kept.id));
    const make = kept.signature === 'v1' ? hmacSigner : ed25519Signer;
    const secret = open(kept.sealed_secret);
    const signer = make([secret]);
    if (sealedPrevious === null || until === null || until <= now) return signer;
    const both = make([secret, open(sealedPrevious)]);
    return (id, seconds, body) => (seconds * 1_000 < until ? both : signer)(id, seconds, body);
  }
}

/** Context to which a subscription's secrets are sealed. */
export const secretPlace = (subscriptionId: string) =>
  [currentPrincipal().workspaceId, 'webhook', subscriptionId] as const;
