import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Order, Reply } from './messages.js';

type SettledReply = Exclude<Reply, { kind: 'ready' }>;
type Unnumbered<Any> = Any extends Order ? Omit<Any, 'id'> : never;

export type Send = (order: Unnumbered<Order>) => Promise<SettledReply>;

/** Loads the stories' worker script into this process, with a stand-in for the worker's global scope. */
export async function loadWorker(script: URL): Promise<Send> {
  const waiting = new Map<number, (reply: SettledReply) => void>();
  const listeners: ((event: { data: object }) => void)[] = [];
  const { fetch: fetchFromNetwork } = globalThis;
  Object.assign(globalThis, {
    self: globalThis,
    addEventListener: (_type: string, listener: (event: { data: object }) => void) => listeners.push(listener),
    postMessage: (reply: Reply) => {
      if (reply.kind !== 'ready') waiting.get(reply.id)?.(reply);
    },
    // Node's `fetch` does not read files; the worker needs those beside it.
    fetch: (input: string | URL | Request, init?: RequestInit) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!url.startsWith('file:')) return fetchFromNetwork(input, init);
      return Promise.resolve(new Response(new Uint8Array(readFileSync(fileURLToPath(url)))));
    },
  });
  await import(/* @vite-ignore */ script.href);
  let last = 0;
  return (order) => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<SettledReply>();
    waiting.set(last, resolve);
    for (const listener of listeners) listener({ data: { ...order, id: last } });
    return promise;
  };
}
