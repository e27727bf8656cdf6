import { lookup } from 'node:dns';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Agent, type Dispatcher, fetch } from 'undici';
import { handingOver, handOverOfSending } from './hand-over.js';
import { OutgoingFailure } from './outgoing-failure.js';
import { publicConnector } from './public-connector.js';
import { reasonOf } from './reason.js';

export { OutgoingFailure };

export interface FetchWishes {
  readonly signal: AbortSignal;
  /** Maximum response size, in bytes. */
  readonly maxBytes: number;
  /** Total timeout, in ms. */
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set for addresses that the operator chose, which may be local. */
  readonly isTrusted?: boolean;
}

export interface Fetched {
  readonly status: number;
  readonly text: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
}

const MOST_REDIRECTS = 3;

/** In ms. */
const CONNECT_TIMEOUT = 5_000;

/** Reads text from user-supplied addresses safely: bounds time and size, and blocks our own network. */
@Injectable()
export class Outgoing implements OnApplicationShutdown {
  readonly #guarded = new Agent({ connect: publicConnector(lookup, CONNECT_TIMEOUT), pipelining: 0 });
  readonly #open = new Agent({ connect: { timeout: CONNECT_TIMEOUT }, pipelining: 0 });

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.#guarded.destroy(), this.#open.destroy()]);
  }

  /**
   * Fetches a text.
   *
   * @throws OutgoingFailure if the address is not http(s) or not public, or the response is late, too large or an error.
   */
  async read(url: string, wishes: FetchWishes): Promise<Fetched> {
    const signal = AbortSignal.any([wishes.signal, AbortSignal.timeout(wishes.timeoutMs)]);
    try {
      return await this.#follow(new URL(url), { ...wishes, signal }, MOST_REDIRECTS);
    } catch (error) {
      wishes.signal.throwIfAborted();
      throw error instanceof OutgoingFailure ? error : new OutgoingFailure(reasonOf(error));
    }
  }

  async #follow(url: URL, wishes: FetchWishes, redirectsLeft: number): Promise<Fetched> {
    const response = await fetch(url, {
      redirect: 'manual',
      signal: wishes.signal,
      headers: { 'user-agent': 'Concordia', ...wishes.headers },
      dispatcher: this.#dispatcherFor(url, wishes.isTrusted === true),
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      await response.body?.cancel();
      if (redirectsLeft === 0) throw new OutgoingFailure('The address redirects too many times.');
      // The trusted user did not choose the redirect's target.
      return this.#follow(new URL(location, url), { ...wishes, isTrusted: false }, redirectsLeft - 1);
    }
    if (!response.ok && response.status !== 304) {
      await response.body?.cancel();
      throw new OutgoingFailure(`The address returned ${response.status}.`, response.status);
    }
    return {
      status: response.status,
      text: await textOf(response, wishes.maxBytes),
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
    };
  }

  /**
   * A fetch limited to the public internet, for provider APIs. Redirects are returned as responses unless the caller asks to follow them; each must
   * then be public, too.
   */
  readonly guardedFetch: typeof globalThis.fetch = this.fetchFor(false);

  /** A trusted fetch may also reach this machine and its local network. */
  fetchFor(isTrusted: boolean): typeof globalThis.fetch {
    return async (input, init) => {
      // Node's Request serializes forms; undici's fetch does not know them.
      const request = new Request(input, init);
      const note = handOverOfSending();
      const body = request.body === null ? null : new Uint8Array(await request.arrayBuffer());
      // Without a body there is nothing to hold back on the connection.
      if (body === null && request.method !== 'GET' && request.method !== 'HEAD') await note?.();
      const dispatcher = isTrusted ? this.#open : this.#guarded;
      const response = await fetch(request.url, {
        method: request.method,
        headers: [...request.headers],
        body,
        // A Request defaults to `follow`; only an explicit option asks for it.
        redirect: init?.redirect ?? 'manual',
        signal: init?.signal ?? null,
        dispatcher: note === null ? dispatcher : handingOver(dispatcher, note),
      });
      return new Response(response.body, {
        status: response.status,
        statusText: response.statusText,
        headers: [...response.headers],
      });
    };
  }

  #dispatcherFor(url: URL, isTrusted: boolean): Dispatcher {
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      throw new OutgoingFailure('Only http and https addresses are supported.');
    return isTrusted ? this.#open : this.#guarded;
  }
}

interface Body {
  readonly body: AsyncIterable<Uint8Array> | null;
}

async function textOf({ body }: Body, maxBytes: number): Promise<string> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new OutgoingFailure(`The response is larger than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
