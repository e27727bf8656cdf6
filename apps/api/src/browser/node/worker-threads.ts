import { EventEmitter } from 'node:events';

/** There are no threads in the worker of a page: what would run in one fails, as a thread that ends does. */
export class Worker extends EventEmitter {
  constructor() {
    super();
    queueMicrotask(() => this.emit('error', new Error('There are no threads in the browser.')));
  }

  unref(): this {
    return this;
  }

  postMessage(): void {}

  async terminate(): Promise<number> {
    return 0;
  }
}

export const { BroadcastChannel } = globalThis;
export const parentPort = null;
export const workerData = null;
export const receiveMessageOnPort = () => undefined;
