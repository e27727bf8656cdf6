import { failing, offline, slow } from '@concordia/fixtures/network';
import type { AnyHandler, RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';

/** The networks of the toolbar. */
export const networks = {
  asIs: 'Network as is',
  slow: 'Slow (3 s)',
  failing: 'Failing (500)',
  offline: 'Offline',
};

const troubles = new Map<unknown, RequestHandler>([
  ['slow', slow(3_000)],
  ['failing', failing()],
  ['offline', offline()],
]);

/** The worker that answers the calls of stories, and the network that the toolbar puts in its place. */
function createNetwork() {
  const worker = setupWorker();
  const { use, resetHandlers } = worker;
  let own: readonly AnyHandler[] = [];
  let trouble: RequestHandler | undefined;

  /**
   * What a story lets the worker use comes first in its list; the toolbar's choice comes before that, and once. A list that is given to the
   * worker's own `resetHandlers` would become what every later reset goes back to, and each story's replies would stay for all after it.
   */
  function apply() {
    resetHandlers();
    use(...(trouble ? [trouble] : []), ...own);
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
    /** Chooses one of `networks` for every story from now on. */
    choose(name: unknown) {
      trouble = troubles.get(name);
      apply();
    },
  };
}

const network = createNetwork();

/** Lets the toolbar's network outrank whatever the story says that the server answers. */
export const chooseNetwork = network.choose;

/** Every story of a docs page asks for the worker, and none waits for another: it is started by the first. */
let started: ReturnType<typeof network.worker.start> | undefined;

/**
 * Starts the worker. It has no replies of its own: a story says what the server answers (`beforeEach({ msw }) { msw.use(...) }`), and a call
 * of the API that no reply was given for fails aloud.
 */
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
