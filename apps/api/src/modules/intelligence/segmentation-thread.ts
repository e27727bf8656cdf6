import { Worker } from 'node:worker_threads';
import type { CustomerFacts, Past, SegmentationResult } from '@concordia/domain/customers';
import type { LearnedIntents, PastMessage } from '@concordia/domain/intents';
import { Inject, Injectable } from '@nestjs/common';
import type { ScoreRow } from './score-row.js';

/** How the thread is started; tests run it from its source. */
export interface ThreadEntry {
  readonly file: URL;
  readonly execArgv?: readonly string[];
}

export const SEGMENTATION_ENTRY = Symbol('SEGMENTATION_ENTRY');

/** Beside this file, with the ending that this file has. */
export const THREAD_ENTRY: ThreadEntry = {
  file: new URL(
    import.meta.url.endsWith('.ts') ? './segmentation-worker.ts' : './segmentation-worker.js',
    import.meta.url,
  ),
};

/** What the thread computes from. */
export interface SegmentationOrder {
  readonly customers: readonly CustomerFacts[];
  readonly pasts: readonly Past[];
  readonly messages: readonly PastMessage[];
  readonly now: number;
}

export interface Found {
  readonly result: SegmentationResult;
  readonly learned: LearnedIntents;
  readonly rows: readonly ScoreRow[];
}

export type FromThread =
  | { readonly kind: 'found'; readonly found: Found }
  | { readonly kind: 'failed'; readonly reason: string };

/** Fits and scores in a thread of its own, so that requests are answered meanwhile. */
@Injectable()
export class SegmentationThread {
  constructor(@Inject(SEGMENTATION_ENTRY) private readonly entry: ThreadEntry) {}

  async compute(order: SegmentationOrder, signal: AbortSignal): Promise<Found> {
    signal.throwIfAborted();
    const thread = new Worker(this.entry.file, {
      workerData: order,
      ...(this.entry.execArgv && { execArgv: [...this.entry.execArgv] }),
    });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const said = await new Promise<FromThread>((resolve, reject) => {
        thread.once('message', resolve);
        thread.once('error', reject);
        thread.once('exit', () =>
          reject(signal.reason ?? new Error('The thread that fits the models ended without a word.')),
        );
      });
      if (said.kind === 'failed') throw new Error(`The models could not be fitted: ${said.reason}`);
      return said.found;
    } finally {
      signal.removeEventListener('abort', stop);
      await thread.terminate();
    }
  }
}
