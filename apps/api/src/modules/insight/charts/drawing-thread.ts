import { Worker } from 'node:worker_threads';

/** What is to be drawn, by a number that the answer has too. */
export interface ToDrawingThread {
  readonly number: number;
  readonly svg: string;
}

export type FromDrawingThread = { readonly number: number } & (
  | { readonly png: Uint8Array }
  | { readonly problem: string }
);

/** Beside this file, with the ending that this file has. */
const ENTRY = import.meta.url.endsWith('.ts')
  ? new URL('./drawing-worker.ts', import.meta.url)
  : new URL('./drawing-worker.js', import.meta.url);

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (error: Error) => void;
}

/** The other end of the thread that makes PNGs. It draws one after the other, in the order in which they were asked for. */
export class DrawingThread {
  readonly #worker = new Worker(ENTRY);
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param onEnd called when the thread has ended: what it had not drawn has failed, and the next drawing needs another thread. */
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
    this.#worker.on('exit', () => end('The drawing thread ended.'));
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
