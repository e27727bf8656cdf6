import { CHANGES_URL } from '@concordia/api-client';

/** What a stream says that whoever takes it over later has to hear. */
const TOLD = ['change', 'reset', 'error'] as const;

/** How long readers wait for a stream that does not open, in ms. */
const PATIENCE_MS = 500;

interface Waiting {
  readonly source: EventSource;
  readonly heard: Event[];
}

let waiting: Waiting | null = null;

const opened = (): EventSource => new EventSource(CHANGES_URL, { withCredentials: true });

/**
 * Opens the stream before anybody follows it; what it says until then is kept. A tab in the background follows none.
 *
 * @returns when it is open, or will not be soon: what is read after that is followed by what changes.
 */
export async function openStream(): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  const source = opened();
  waiting = { source, heard: [] };
  for (const name of TOLD) source.addEventListener(name, (event) => void waiting?.heard.push(event));
  let isLate = false;
  // What has been read by then may have changed before it was open: whoever takes the stream over has to hear of that.
  const hearIfLate = () => void (isLate && waiting?.heard.push(new Event('reset')));
  await new Promise<void>((resolve) => {
    source.addEventListener('open', hearIfLate);
    for (const name of ['open', 'error']) source.addEventListener(name, () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  isLate = true;
}

/** The stream that was opened before, which repeats what it has said as soon as its new owner listens; without one, a new stream. */
export function takeStream(): EventSource {
  if (waiting === null) return opened();
  const { source, heard } = waiting;
  waiting = null;
  queueMicrotask(() => {
    for (const event of heard) source.dispatchEvent(again(event));
  });
  return source;
}

/** An event can be sent only once. */
const again = (event: Event): Event =>
  event instanceof MessageEvent ? new MessageEvent(event.type, { data: event.data }) : new Event(event.type);
