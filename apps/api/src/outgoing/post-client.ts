import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { OutgoingFailure } from './outgoing-failure.js';
import { publicConnector } from './public-connector.js';
import { reasonOf } from './reason.js';

/** In ms. */
const CONNECT_TIMEOUT = 5_000;
/** Keep-alive of idle connections, in ms. */
const KEPT_ALIVE = 10_000;
/** How much of a response is kept, in bytes. */
const EXCERPT = 1_024;
/** Longer responses are cut off, in bytes. */
const MOST_READ = 65_536;

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** Total timeout, in ms. */
  readonly timeoutMs: number;
  /** Whether the owner allows an address on this machine or its local network. */
  readonly isTrusted: boolean;
}

/** A response, whatever its status. */
export interface Posted {
  readonly status: number;
  /** In ms. */
  readonly latency: number;
  readonly retryAfter: string | null;
  /** The start of the response, as text. */
  readonly excerpt: string;
}

/**
 * Posts to user-supplied addresses. Never follows redirects. Keep-alive connections to trusted addresses are pooled separately, so that untrusted
 * posts cannot reuse one that leads inside our network.
 */
export class PostClient {
  readonly #guarded: Agent;
  readonly #open: Agent;

  /** @param lookup resolves host names. */
  constructor(lookup: LookupFunction) {
    const common = { pipelining: 1, keepAliveTimeout: KEPT_ALIVE, allowH2: false };
    this.#guarded = new Agent({ ...common, connect: publicConnector(lookup, CONNECT_TIMEOUT) });
    this.#open = new Agent({ ...common, connect: { timeout: CONNECT_TIMEOUT, lookup } });
  }

  async close(): Promise<void> {
    await Promise.all([this.#guarded.destroy(), this.#open.destroy()]);
  }

  /** @throws OutgoingFailure without a response, in words for the user who chose the address. */
  post(post: Post): Promise<Posted> {
    const { url, isTrusted } = post;
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      return Promise.reject(new OutgoingFailure('Only http and https addresses are supported.'));
    return new Promise((resolve, reject) => {
      const answer = new Answer(post.timeoutMs, resolve, reject);
      (isTrusted ? this.#open : this.#guarded).dispatch(
        {
          origin: url.origin,
          path: `${url.pathname}${url.search}`,
          method: 'POST',
          headers: post.headers,
          body: post.body,
        },
        answer,
      );
    });
  }
}

/** Records one response. A handler of undici's dispatcher costs a third of fetch: thousands of events are sent per second. */
class Answer implements Dispatcher.DispatchHandler {
  readonly #timer: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | undefined;
  readonly #begun = performance.now();
  #isLate = false;
  #status = 0;
  #retryAfter: string | null = null;
  #read = 0;
  #excerpt: Buffer[] | null = null;

  constructor(
    timeoutMs: number,
    private readonly resolve: (posted: Posted) => void,
    private readonly reject: (failure: OutgoingFailure) => void,
  ) {
    this.#timer = setTimeout(() => this.#giveUp(), timeoutMs);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#isLate) controller.abort(LATE);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status;
    const wait = headers['retry-after'];
    if (typeof wait === 'string') this.#retryAfter = wait;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#read < EXCERPT) {
      this.#excerpt ??= [];
      this.#excerpt.push(chunk.subarray(0, EXCERPT - this.#read));
    }
    this.#read += chunk.length;
    if (this.#read <= MOST_READ) return;
    // The status is known, which is what counts.
    this.onResponseEnd();
    controller.abort(LATE);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timer);
    const excerpt = this.#excerpt === null ? '' : new TextDecoder().decode(Buffer.concat(this.#excerpt));
    const latency = Math.round(performance.now() - this.#begun);
    this.resolve({ status: this.#status, latency, retryAfter: this.#retryAfter, excerpt });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timer);
    this.reject(new OutgoingFailure(reasonOf(error)));
  }

  #giveUp(): void {
    this.#isLate = true;
    this.reject(new OutgoingFailure('The address did not respond in time.'));
    this.#controller?.abort(LATE);
  }
}

const LATE = new Error('The response came too late, or was too long.');
