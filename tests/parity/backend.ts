import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inRoot } from '../support/paths.ts';

/** A reply of the worker; `apps/api/src/browser/messages.ts` says which there are. */
export interface WorkerReply {
  readonly id: number;
  readonly reason?: string;
  readonly status?: number;
  readonly headers?: [string, string][];
  readonly body?: ArrayBuffer | null;
  readonly change?: { readonly topics: readonly string[] } | null;
}

/** Loads the stories' worker into this process, as the scope that a worker would be. @returns what posts an order and waits for its reply. */
export async function loadWorker(): Promise<(order: object) => Promise<WorkerReply>> {
  const waiting = new Map<number, (reply: WorkerReply) => void>();
  const listeners: ((event: { data: object }) => void)[] = [];
  const { fetch: fetchFromNetwork } = globalThis;
  Object.assign(globalThis, {
    self: globalThis,
    addEventListener: (_type: string, listener: (event: { data: object }) => void) => listeners.push(listener),
    postMessage: (reply: WorkerReply) => waiting.get(reply.id)?.(reply),
    // Node reads no files by fetch; the worker's images lie beside it.
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith('file:')) return fetchFromNetwork(input, init);
      return Promise.resolve(new Response(new Uint8Array(readFileSync(fileURLToPath(url)))));
    },
  });
  const script = pathToFileURL(inRoot('apps', 'api', 'dist', 'backend', 'worker.js')).href;
  await import(/* @vite-ignore */ script);
  let last = 0;
  return (order) => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<WorkerReply>();
    waiting.set(last, resolve);
    for (const listener of listeners) listener({ data: { ...order, id: last } });
    return promise;
  };
}
