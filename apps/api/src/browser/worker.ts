import { imageOf, ScenarioImages, worldOf } from './images.js';
import type { Order, Reply } from './messages.js';
import { pausePerformance } from './node/perf-hooks.js';
import { type Backend, openBackend } from './open-backend.js';

interface WorkerScope {
  postMessage(reply: Reply, transfer: []): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Order }) => void): void;
}
declare const self: WorkerScope;

const backends = new Map<number, Backend>();
const scenarios = new ScenarioImages(12);

type Opening = Extract<Order, { kind: 'open' }>;

async function open({ seed, now, changed, isMailRead }: Opening): Promise<Backend> {
  if (changed === null) return openBackend(await imageOf('world'), now, null);
  const name = `${isMailRead} ${changed}`;
  const known = scenarios.get(name);
  if (known !== undefined) return openBackend(known, now, null);
  const backend = await openBackend(await imageOf('empty'), now, { world: worldOf(seed, now, changed), isMailRead });
  scenarios.put(name, backend.image());
  return backend;
}

function backendOf(key: number): Backend {
  const backend = backends.get(key);
  if (backend === undefined) throw new Error(`The backend ${key} was not found.`);
  return backend;
}

async function obey(order: Order): Promise<Reply> {
  const { id, key } = order;
  switch (order.kind) {
    case 'open': {
      backends.set(key, await open(order));
      return { id, kind: 'done' };
    }
    case 'ask': {
      const { url, method, headers, body } = order;
      pausePerformance();
      const { response, change, isRead } = await backendOf(key).answer(new Request(url, { method, headers, body }));
      const content = response.body === null ? null : await response.arrayBuffer();
      return {
        id,
        kind: 'answer',
        status: response.status,
        headers: [...response.headers],
        body: content,
        change,
        isRead,
      };
    }
    case 'close': {
      await backendOf(key).close();
      backends.delete(key);
      return { id, kind: 'done' };
    }
  }
}

const failed = ({ id }: Order, error: unknown): Reply => ({
  id,
  kind: 'failed',
  reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
});

async function obeyAfter(before: Promise<void>, order: Order): Promise<void> {
  await before;
  self.postMessage(await obey(order).catch((error: unknown) => failed(order, error)), []);
}

let last: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data: order }) => {
  // One order at a time: see AsyncLocalStorage in ./node.
  last = obeyAfter(last, order);
});

// The page waits for this: orders sent while the script loads are lost.
self.postMessage({ id: 0, kind: 'ready' }, []);
