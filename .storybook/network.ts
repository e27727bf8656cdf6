import { failing, offline, slow } from '@concordia/fixtures/network';
import type { AnyHandler, RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

export const networks = {
  asIs: 'Network as is',
  slow: 'Slow (3 s)',
  failing: 'Failing (500)',
  offline: 'Offline',
};

const faults = new Map<unknown, RequestHandler>([
  ['slow', slow(3_000)],
  ['failing', failing()],
  ['offline', offline()],
]);

/** The MSW worker, with the toolbar's network fault before the handlers of stories. */
function createNetwork() {
  const worker = setupWorker();
  const { use, resetHandlers } = worker;
  let own: readonly AnyHandler[] = [];
  let fault: RequestHandler | undefined;

  /**
   * Puts the toolbar's handler before the story's, once. Handlers are never passed to the worker's own `resetHandlers`: they would become the initial
   * list that every later reset restores, and leak into later stories.
   */
  function apply() {
    resetHandlers();
    use(...(fault ? [fault] : []), ...own);
  }
  worker.use = (...handlers) => {
    own = [...handlers, ...own];
    apply();
  };
  worker.resetHandlers = (...handlers) => {
    own = handlers;
    apply();
  };
  return {
    worker,
    /** Applies to every story from now on. */
    choose(name: unknown) {
      fault = faults.get(name);
      apply();
    },
  };
}

const network = createNetwork();

export const chooseNetwork = network.choose;

/** Shared, because all stories of a docs page request the worker at once. */
let started: ReturnType<typeof network.worker.start> | undefined;

/** Starts the worker without handlers. Stories mock responses with `beforeEach({ msw }) { msw.use(...) }`; an unmocked API call fails. */
export async function startNetwork() {
  started ??= network.worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  await started;
  return network.worker;
}
