import { HttpNetworkFrame } from 'msw/experimental';
import { setupWorker } from 'msw/browser';

/**
 * The worker that answers the calls of stories. It has no replies of its own: a story says what the server answers
 * (`beforeEach({ msw }) { msw.use(...) }`), and a call of the API that no reply was given for fails aloud.
 */
export async function startNetwork() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame({ frame, defaults }) {
      if (frame instanceof HttpNetworkFrame && new URL(frame.data.request.url).pathname.startsWith('/api/')) {
        defaults.error();
      }
    },
  });
  return worker;
}
