import { CHANGES_URL } from '@concordia/api-client';

/** Events replayed to whoever takes over the stream. */
const LISTENED_EVENTS = ['change', 'reset', 'error'] as const;

/** Maximum wait for a stream that does not open, in ms. */
const PATIENCE_MS = 500;

interface Waiting {
  readonly source: EventSource;
  readonly heard: Event[];
}

let waiting: Waiting | null = null;

const opened = (): EventSource => new EventSource(CHANGES_URL, { withCredentials: true });

/**
 * Opens the stream early and buffers its events. Not for background tabs.
 *
 * @returns when the stream is open, or after a timeout. Data fetched from then on is covered by change events.
 */
export async function openStream(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const source = opened();
  waiting = { source, heard: [] };
  for (const name of LISTENED_EVENTS) source.addEventListener(name, (event) => void waiting?.heard.push(event));
  let isLate = false;
  // Data fetched before the stream opened may have changed: the new owner must learn of that.
  const hearIfLate = () => void (isLate && waiting?.heard.push(new Event('reset')));
  await new Promise<void>((resolve) => {
    source.addEventListener('open', hearIfLate);
    for (const name of ['open', 'error']) source.addEventListener(name, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  isLate = true;
}

/** The early stream, which replays buffered events once its new owner listens; otherwise a new stream. */
export function takeStream(): EventSource {
  if (waiting === null) return opened();
  const { source, heard } = waiting;
  waiting = null;
  queueMicrotask(() => {
    for (const event of heard) source.dispatchEvent(again(event));
  });
  return source;
}

/** An event can be dispatched only once. */
const again = (event: Event): Event =>
  event instanceof MessageEvent ? new MessageEvent(event.type, { data: event.data }) : new Event(event.type);
