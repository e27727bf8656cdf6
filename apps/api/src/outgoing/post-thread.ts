import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { OutgoingFailure } from './outgoing-failure.js';
import type { Post, Posted } from './post-client.js';

/** A post, numbered to match its response. */
export type ToPostThread = Omit<Post, 'url'> & { readonly number: number; readonly url: string };

export type FromPostThread = { readonly number: number } & (
  | { readonly posted: Posted }
  /** There was no response. */
  | { readonly problem: string }
);

const isSource = import.meta.url.endsWith('.ts');

/** In this folder, with this file's extension. */
const ENTRY = isSource ? new URL('./post-worker.ts', import.meta.url) : new URL('./post-worker.js', import.meta.url);

/** From source, as in tests, our hooks resolve and compile imports. */
const HOOKS = fileURLToPath(new URL('../testing/thread-hooks.mjs', import.meta.url));
const EXEC_ARGV = isSource ? ['--conditions=@concordia/source', '--no-warnings', '--import', HOOKS] : [];

interface Waiting {
  readonly resolve: (posted: Posted) => void;
  readonly reject: (failure: OutgoingFailure) => void;
}

/** The owner's end of the posting thread. Posts of one turn are sent together. */
export class PostThread {
  readonly #worker = new Worker(ENTRY, { execArgv: EXEC_ARGV });
  readonly #waiting = new Map<number, Waiting>();
  #orders: ToPostThread[] = [];
  #last = 0;

  /** @param onEnd called when the thread ends: pending posts have failed, and a new thread is needed. */
  constructor(onEnd: () => void) {
    // The thread must not keep the process alive.
    this.#worker.unref();
    this.#worker.on('message', (answers: readonly FromPostThread[]) => this.#hear(answers));
    const end = (why: string) => {
      onEnd();
      for (const { reject } of this.#waiting.values()) reject(new OutgoingFailure(why));
      this.#waiting.clear();
    };
    this.#worker.on('error', (error: unknown) => end(`The request could not be made: ${String(error)}`));
    this.#worker.on('exit', () => end('The request could not be made.'));
  }

  post({ url, ...post }: Post): Promise<Posted> {
    this.#last += 1;
    const number = this.#last;
    if (this.#orders.length === 0) {
      setImmediate(() => {
        this.#worker.postMessage(this.#orders, []);
        this.#orders = [];
      });
    }
    this.#orders.push({ ...post, number, url: url.href });
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }

  #hear(answers: readonly FromPostThread[]): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ('posted' in answer) waiting?.resolve(answer.posted);
      else waiting?.reject(new OutgoingFailure(answer.problem));
    }
  }
}
