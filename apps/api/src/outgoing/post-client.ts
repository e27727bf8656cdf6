import type { LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { OutgoingFailure } from './outgoing-failure.js';
import { publicConnector } from './public-connector.js';
import { reasonOf } from './reason.js';

/** How long a connection may take to come about, in ms. */
const CONNECT_TIMEOUT = 5_000;
/** How long an idle connection is kept, in ms. */
const KEPT_ALIVE = 10_000;
/** How much of an answer is kept, in bytes. */
const EXCERPT = 1_024;
/** An answer that goes on for longer is cut off, in bytes. */
const MOST_READ = 65_536;

/** Something to be posted. */
export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  /** How long it may take altogether, in ms. */
  readonly timeoutMs: number;
  /** The owner allows that the address is on this machine or in the network around it. */
  readonly isTrusted: boolean;
}

/** What was answered, whatever it was. */
export interface Posted {
  readonly status: number;
  /** How long it took, in ms. */
  readonly latency: number;
  readonly retryAfter: string | null;
  /** The beginning of the answer, as text. */
  readonly excerpt: string;
}

/**
 * Posts to addresses that somebody else chose. Redirects are answers like any other: nothing is sent to where they lead. Connections are
 * kept alive, and those to trusted addresses apart from the others, so that no open one leads inside whoever may not go there.
 */
export class PostClient {
  readonly #guarded: Agent;
  readonly #open: Agent;

  /** @param lookup how names become addresses. */
  constructor(lookup: LookupFunction) {
    const common = { pipelining: 1, keepAliveTimeout: KEPT_ALIVE, allowH2: false };
    this.#guarded = new Agent({ ...common, connect: publicConnector(lookup, CONNECT_TIMEOUT) });
    this.#open = new Agent({ ...common, connect: { timeout: CONNECT_TIMEOUT, lookup } });
  }

  async close(): Promise<void> {
    await Promise.all([this.#guarded.destroy(), this.#open.destroy()]);
  }

  /** @throws OutgoingFailure when there is no answer, in words for whoever chose the address. */
  post(post: Post): Promise<Posted> {
    const { url, isTrusted } = post;
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
      return Promise.reject(new OutgoingFailure('Only http and https are called.'));
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

/**
 * Takes down one answer. It is a handler of undici's dispatcher, which costs a third of what fetch does: thousands of events go out in a
 * second.
 */
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
    // The status is known, and that is what counts.
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
    this.reject(new OutgoingFailure('The address did not answer in time.'));
    this.#controller?.abort(LATE);
  }
}

const LATE = new Error('The answer came too late, or was too long.');
