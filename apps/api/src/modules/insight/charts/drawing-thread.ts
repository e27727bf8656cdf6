import { Worker } from 'node:worker_threads';

/** A drawing request; the response carries the same number. */
export interface ToDrawingThread {
  readonly number: number;
  readonly svg: string;
}

export type FromDrawingThread = { readonly number: number } & (
  | { readonly png: Uint8Array }
  | { readonly problem: string }
);

/** Next to this file, with the same extension: `.ts` from source, `.js` when built. */
const ENTRY = import.meta.url.endsWith('.ts')
  ? new URL('./drawing-worker.ts', import.meta.url)
  : new URL('./drawing-worker.js', import.meta.url);

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** Main-thread side of the drawing thread. It draws one at a time, in request order. */
export class DrawingThread {
  readonly #worker = new Worker(ENTRY);
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param onEnd called when the thread has ended. Pending drawings have then failed, and the next one needs a new thread. */
  constructor(onEnd: () => void) {
    // An idle thread does not keep the process running.
    this.#worker.unref();
    this.#worker.on('message', (answer: FromDrawingThread) => this.#settle(answer));
    const end = (why: string) => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(new Error(why));
      this.#waiting.clear();
    };
    this.#worker.on('error', (error: unknown) => end(`The drawing thread failed: ${String(error)}`));
    this.#worker.on('exit', () => end('The drawing thread stopped.'));
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0;
  }

  png(svg: string): Promise<Buffer> {
    this.#last += 1;
    const number = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      this.#worker.postMessage({ number, svg } satisfies ToDrawingThread);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(answer: FromDrawingThread): void {
    const waiting = this.#waiting.get(answer.number);
    this.#waiting.delete(answer.number);
    if ('problem' in answer) waiting?.reject(new Error(`The chart could not be drawn: ${answer.problem}`));
    else waiting?.resolve(Buffer.from(answer.png.buffer, answer.png.byteOffset, answer.png.byteLength));
  }
}
