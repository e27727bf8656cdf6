import { askEarly, forgetEarly } from '@concordia/api-client';
import { media, themeClass } from '@concordia/ui/theme';
import { asksOf } from '../../pages/asks';
import { openStream } from '../live/stream';

/** Unused early responses expire after this time. */
const keptMs = 10_000;

/** Maximum wait for the first responses of a slow server. */
const patienceMs = 2_000;

/* Runs before the rest of the app: fetches the page's first data while its code loads. Opens the change stream first, so that no change falls
   between a response and the stream. */
const answered = openStream().then(() =>
  askEarly(
    asksOf(location.pathname, location.search, {
      hasRoom: matchMedia(media.medium).matches,
      theme: document.documentElement.classList.contains(themeClass.dark) ? 'dark' : 'light',
    }),
  ),
);
setTimeout(forgetEarly, keptMs);

/** The address opens a message, which is beside the board. */
const isForMessage = new URLSearchParams(location.search).has('message');

/** Resolves when the first responses are shown, so that the parts beside the board do not delay it. */
export const firstAnswersShown: Promise<void> = isForMessage ? Promise.resolve() : inTime(answered).then(quiet);

function inTime(promise: Promise<void>): Promise<void> {
  return Promise.race([promise, new Promise<void>((resolve) => setTimeout(resolve, patienceMs))]);
}

/** Resolves when the page is idle, or after a timeout. */
function quiet(): Promise<void> {
  return new Promise((resolve) => {
    // Not every browser has requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve, 200);
  });
}
