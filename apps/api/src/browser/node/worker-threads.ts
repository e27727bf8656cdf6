/// <reference types="vite/types/importMeta.d.ts" />
import { EventEmitter } from 'node:events';

/* The application's threads, run inside its own worker as functions of a port (browser.vite.config.ts). Long work blocks responses, which is
   acceptable for worlds as small as those of stories. */

type Thread = (parentPort: Port, workerData: unknown) => void;

const THREADS = import.meta.glob<Thread>(
  ['../../modules/**/{api,brief,drawing,reading,segmentation,vector}-worker.ts'],
  {
    import: 'default',
  },
);

/** The entry point of a thread's file. @throws for files that no story reaches. */
function threadAt(url: URL): () => Promise<Thread> {
  const name = url.pathname.replace(/^.*\/(.*)\.js$/, '/$1.ts');
  const [, load] = Object.entries(THREADS).find(([path]) => path.endsWith(name)) ?? [];
  if (load === undefined) throw new Error(`The thread ${name} was not found in the browser.`);
  return load;
}

class Port extends EventEmitter {
  constructor(private readonly other: EventEmitter) {
    super();
  }

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    queueMicrotask(() => {
      this.other.emit('message', copy);
      // A thread without a message listener has ended.
      if (this.listenerCount('message') === 0) this.close();
    });
  }

  close(): void {
    queueMicrotask(() => this.other.emit('exit', 0));
  }
}

export class Worker extends EventEmitter {
  readonly #port = new Port(this);
  readonly #started: Promise<void>;
  #isOver = false;

  constructor(file: URL, { workerData }: { readonly workerData?: unknown } = {}) {
    super();
    this.once('exit', () => {
      this.#isOver = true;
    });
    this.#started = this.#start(file, structuredClone(workerData));
  }

  async #start(file: URL, workerData: unknown): Promise<void> {
    // The owner attaches its listeners after the constructor returns.
    await Promise.resolve();
    try {
      const thread = await threadAt(file)();
      thread(this.#port, workerData);
    } catch (error) {
      this.emit('error', error);
    }
  }

  postMessage(message: unknown): void {
    const copy: unknown = structuredClone(message);
    void this.#hear(copy);
  }

  async #hear(message: unknown): Promise<void> {
    await this.#started;
    if (!this.#isOver) this.#port.emit('message', message);
  }

  unref(): this {
    return this;
  }

  async terminate(): Promise<number> {
    if (!this.#isOver) this.emit('exit', 1);
    return 1;
  }
}

export const { BroadcastChannel } = globalThis;
export const parentPort = null;
export const workerData = null;
export const receiveMessageOnPort = () => undefined;
