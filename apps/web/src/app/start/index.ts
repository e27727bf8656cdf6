import { askEarly, forgetEarly } from '@concordia/api-client';
import { media, themeClass } from '@concordia/ui/theme';
import { asksOf } from '../../pages/asks';
import { openStream } from '../live/stream';

/** What nobody took after this is not needed any more; it would only grow old. */
const keptMs = 10_000;

/** What comes after the first answers waits no longer for a server that does not answer. */
const patienceMs = 2_000;

/*
 * Runs before the rest of the app: the answers that the page will show are on their way while its code is read. The stream of changes is
 * opened first, so that nothing can change between an answer and the stream.
 */
const answered = openStream().then(() =>
  askEarly(
    asksOf(location.pathname, location.search, {
      hasRoom: matchMedia(media.medium).matches,
      theme: document.documentElement.classList.contains(themeClass.dark) ? 'dark' : 'light',
    }),
  ),
);
setTimeout(forgetEarly, keptMs);

/** Somebody came for what is beside the board. */
const isForMessage = new URLSearchParams(location.search).has('message');

/** When the first answers are on the screen: the parts beside the board do not keep the board waiting. */
export const firstAnswersShown: Promise<void> = isForMessage ? Promise.resolve() : inTime(answered).then(quiet);

function inTime(promise: Promise<void>): Promise<void> {
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** When the page has nothing else to do, or after a while. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser tells.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
