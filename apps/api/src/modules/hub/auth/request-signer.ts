import { createHash, randomUUID, webcrypto } from 'node:crypto';
import { canonicalRequest, SIGNATURE_HEADERS } from '@concordia/domain';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock.js';
import { HubKeys } from './keys.service.js';

/** What Concordia calls itself where a module gives its name. */
const OUR_NAME = 'concordia';

/**
 * Signs what Concordia asks of modules, so that a module can answer nobody else. It is signed as modules sign, but for the address, which is the
 * whole one: what was signed for one module is good for no other. The public half is in the key set.
 */
@Injectable()
export class RequestSigner {
  constructor(
    private readonly keys: HubKeys,
    private readonly clock: Clock,
  ) {}

  /** A fetch whose requests are signed. What it sends is text, or nothing. */
  signing(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
    return async (input, init) => {
      const { method, url } = new Request(input, init);
      const signed = await this.headersFor(method, url, typeof init?.body === 'string' ? init.body : '');
      const headers = new Headers(init?.headers);
      for (const [name, value] of Object.entries(signed)) headers.set(name, value);
      return fetch(input, { ...init, headers });
    };
  }

  /** @returns the headers that go along. */
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
