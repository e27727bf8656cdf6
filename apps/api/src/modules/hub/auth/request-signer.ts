import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { canonicalRequest, SIGNATURE_HEADERS } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HubKeys } from './keys.service.js';

/** Concordia's name where a module would send its own. */
const OUR_NAME = 'concordia';

/**
 * Signs Concordia's requests to modules, so that a module can reject all others. The format is that of module signatures, but with the full URL, so
 * that a signature for one module is invalid for another. The public key is in the key set.
 */
@Injectable()
export class RequestSigner {
  constructor(
    private readonly keys: HubKeys,
    private readonly clock: Clock,
  ) {}

  /** Returns a fetch that signs its requests. Bodies must be text or absent. */
  signing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const { method, url } = new Request(input, init);
      const signed = await this.headersFor(method, url, typeof init?.body === 'string' ? init.body : '');
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(signed)) headers.set(name, value);
      return fetch(input, { ...init, headers });
    };
  }

  async headersFor(method: string, url: string, body = ''): Promise<Record<string, string>> {
    const { kid, privateKey } = await this.keys.signing('Ed25519');
    const timestamp = String(Math.floor(this.clock.now() / 1000));
    const nonce = randomUUID();
    const bodyHash = createHash('sha256').update(body).digest('hex');
    const text = canonicalRequest({ method, path: new URL(url).href, timestamp, nonce, bodyHash });
    const signature = await webcrypto.subtle.sign('Ed25519', privateKey, Buffer.from(text));
    return {
      [SIGNATURE_HEADERS.module]: OUR_NAME,
      [SIGNATURE_HEADERS.timestamp]: timestamp,
      [SIGNATURE_HEADERS.nonce]: nonce,
      [SIGNATURE_HEADERS.signature]: Buffer.from(signature).toString('base64'),
      [SIGNATURE_HEADERS.key]: kid,
    };
  }
}
