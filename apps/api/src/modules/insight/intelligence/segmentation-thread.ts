import { Worker } from 'node:worker_threads';
import type { CustomerFacts, SegmentationResult } from '@concordia/domain/customers';
import type { LearnedIntents, PastMessage, PurchasesByCustomer } from '@concordia/domain/intents';
import { Inject, Injectable } from '@nestjs/common';
import type { ScoreRow } from './score-row.js';

/** How to start the thread; tests run it from source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

export const SEGMENTATION_ENTRY = Symbol('SEGMENTATION_ENTRY');

/** Next to this file, with the same extension: `.ts` from source, `.js` when built. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(
    import.meta.url.endsWith('.ts') ? './segmentation-worker.ts' : './segmentation-worker.js',
    import.meta.url,
  ),
};

/** Messages to the thread: slices of customers, then the other inputs, then a request for each batch of scores. */
export type ToThread =
  /** @property look index of the point in time: 0 is now, the others are the cutoffs in order. */
  | { readonly kind: 'customers'; readonly look: number; readonly customers: readonly CustomerFacts[] }
  | {
      readonly kind: 'compute';
      readonly cutoffs: readonly number[];
      readonly messages: readonly PastMessage[];
      readonly purchases: PurchasesByCustomer;
      readonly now: number;
    }
  | { readonly kind: 'rows'; readonly from: number; readonly limit: number };

export interface Found {
  readonly result: SegmentationResult;
  readonly learned: LearnedIntents;
  readonly scores: number;
}

export type FromThread =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'rows'; readonly rows: readonly ScoreRow[] }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Fits and scores on its own thread, so that requests run meanwhile.
 *
 * Customers and scores are transferred in slices: copying a hundred thousand at once would block the event loop noticeably.
 */
@Injectable()
export class SegmentationThread {
  constructor(@Inject(SEGMENTATION_ENTRY) private readonly entry: ThreadEntry) {}

  open(signal: AbortSignal): OpenSegmentationThread {
    signal.throwIfAborted();
    return new OpenSegmentationThread(this.entry, signal);
  }
}

/** A running thread; whoever opens it must close it. */
export class OpenSegmentationThread implements AsyncDisposable {
  readonly #worker: Worker;
  readonly #stop = () => void this.#worker.terminate();

  constructor(
    { file, execArgv }: ThreadEntry,
    private readonly signal: AbortSignal,
  ) {
    this.#worker = new Worker(file, execArgv === undefined ? {} : { execArgv: [...execArgv] });
    // The next caller awaiting a response gets the error.
    this.#worker.on('error', () => undefined);
    signal.addEventListener('abort', this.#stop, { once: true });
  }

  add(look: number, customers: readonly CustomerFacts[]): void {
    this.#post({ kind: 'customers', look, customers });
  }

  async compute(order: Omit<Extract<ToThread, { kind: 'compute' }>, 'kind'>): Promise<Found> {
    const answer = await this.#ask({ kind: 'compute', ...order });
    if (answer.kind !== 'found') throw new Error('The thread that fits the models sent something else.');
    return answer.found;
  }

  async rows(from: number, limit: number): Promise<readonly ScoreRow[]> {
    const answer = await this.#ask({ kind: 'rows', from, limit });
    if (answer.kind !== 'rows') throw new Error('The thread that fits the models sent something else.');
    return answer.rows;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.signal.removeEventListener('abort', this.#stop);
    await this.#worker.terminate();
  }

  async #ask(message: ToThread): Promise<Exclude<FromThread, { kind: 'failed' }>> {
    const { promise, resolve, reject } = Promise.withResolvers<FromThread>();
    const onExit = () =>
      reject(this.signal.reason ?? new Error('The thread that fits the models stopped without a result.'));
    this.#worker.once('message', resolve).once('error', reject).once('exit', onExit);
    try {
      this.#post(message);
      const answer = await promise;
      if (answer.kind === 'failed') throw new Error(`The models could not be fitted: ${answer.reason}`);
      return answer;
    } finally {
      this.#worker.off('message', resolve).off('error', reject).off('exit', onExit);
    }
  }

  #post(message: ToThread): void {
    this.signal.throwIfAborted();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    this.#worker.postMessage(message);
  }
}
