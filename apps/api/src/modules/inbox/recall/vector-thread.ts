import { Worker } from 'node:worker_threads';
import type { TrainingText } from '@concordia/domain/vectors';
import { Inject, Injectable } from '@nestjs/common';

/** How to start the thread; tests run it from source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

export const VECTOR_ENTRY = Symbol('VECTOR_ENTRY');

/** Next to this file, with the same extension: `.ts` from source, `.js` when built. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(import.meta.url.endsWith('.ts') ? './vector-worker.ts' : './vector-worker.js', import.meta.url),
};

export interface TrainingOrder {
  readonly seed: number;
  /** Of the workspace: they say how many clusters it gets. */
  readonly messages: number;
  /** Of its people, which are no words. */
  readonly names: readonly string[];
  /** The file of known words. */
  readonly known: Uint8Array | null;
}

/** Messages to the thread: texts in slices, then the order to train, then texts to make vectors of. */
export type ToThread =
  | { readonly kind: 'texts'; readonly texts: readonly TrainingText[] }
  | ({ readonly kind: 'train' } & TrainingOrder)
  | { readonly kind: 'place'; readonly texts: readonly string[] };

export type FromThread =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'trained'; readonly model: Uint8Array; readonly centres: Uint8Array }
  | { readonly kind: 'placed'; readonly vectors: readonly Uint8Array[]; readonly clusters: readonly number[] }
  | { readonly kind: 'failed'; readonly reason: string };

type Reply<Kind extends FromThread['kind']> = Extract<FromThread, { kind: Kind }>;

/** Learns vectors on its own thread, so that requests run meanwhile. */
@Injectable()
export class VectorThread {
  constructor(@Inject(VECTOR_ENTRY) private readonly entry: ThreadEntry) {}

  open(signal: AbortSignal): OpenVectorThread {
    signal.throwIfAborted();
    return new OpenVectorThread(this.entry, signal);
  }
}

/** A running thread; whoever opens it must close it. */
export class OpenVectorThread implements AsyncDisposable {
  readonly #worker: Worker;
  readonly #said: FromThread[] = [];
  readonly #stop = () => void this.#worker.terminate();
  #failure: Error | null = null;
  #wake: () => void = () => undefined;

  constructor(
    { file, execArgv }: ThreadEntry,
    private readonly signal: AbortSignal,
  ) {
    this.#worker = new Worker(file, execArgv === undefined ? {} : { execArgv: [...execArgv] });
    this.#worker.on('message', (message: FromThread) => {
      this.#said.push(message);
      this.#wake();
    });
    // Whoever waits for an answer gets the error.
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('The thread of vectors stopped without a result.')));
    signal.addEventListener('abort', this.#stop, { once: true });
  }

  add(texts: readonly TrainingText[]): void {
    this.#post({ kind: 'texts', texts });
  }

  /** @param onProgress the share of the work that is done; throws to stop. */
  async train(order: TrainingOrder, onProgress: (share: number) => Promise<void>): Promise<Reply<'trained'>> {
    this.#post({ kind: 'train', ...order });
    for (;;) {
      const answer = await this.#next();
      if (answer.kind === 'trained') return answer;
      if (answer.kind === 'progress') await onProgress(answer.share);
    }
  }

  async place(texts: readonly string[]): Promise<Reply<'placed'>> {
    this.#post({ kind: 'place', texts });
    const answer = await this.#next();
    if (answer.kind !== 'placed') throw new Error('The thread of vectors sent something else.');
    return answer;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.signal.removeEventListener('abort', this.#stop);
    await this.#worker.terminate();
  }

  /** The thread's next message, in order: it may say more than once before anybody asks. */
  async #next(): Promise<Exclude<FromThread, { kind: 'failed' }>> {
    while (this.#said.length === 0) {
      if (this.#failure !== null) throw this.signal.aborted ? this.signal.reason : this.#failure;
      const { promise, resolve } = Promise.withResolvers<void>();
      this.#wake = resolve;
      await promise;
    }
    const answer = this.#said.shift();
    if (answer === undefined || answer.kind === 'failed')
      throw new Error(`The vectors could not be learnt: ${answer?.reason ?? 'the thread said nothing'}`);
    return answer;
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake();
  }

  #post(message: ToThread): void {
    this.signal.throwIfAborted();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(message);
  }
}
