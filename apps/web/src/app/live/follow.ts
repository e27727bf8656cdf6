import { type Change, changeOf } from './topics';

export interface ChangeSource extends EventTarget {
  readonly readyState: number;
  close(): void;
}

export interface Follower {
  /** Opens the stream; tests replace it. */
  open: () => ChangeSource;
  onChange: (change: Change) => void;
  /** Changes may have been missed: everything must be refetched. */
  onMissed: () => void;
  /** A number in [0, 1), which spreads reconnections of many screens after a server restart. */
  random: () => number;
}

/** `EventSource.OPEN`. */
const isOpen = 1;

/** `EventSource.CLOSED`: the browser gave up, for example after an error response. */
const closed = 2;

const firstDelayMs = 500;
const longestDelayMs = 30_000;

/** Delay before the next attempt: doubles with `failures` up to half a minute, with jitter over its upper half. */
export function reconnectDelayMs(failures: number, random: number): number {
  const whole = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return whole * (0.5 + random / 2);
}

/**
 * Follows the change stream until paused.
 *
 * The browser reconnects broken connections with the last event's id and receives what it missed. After the browser gives up, or a pause, a new
 * stream has no last event, so everything counts as missed.
 */
export function followChanges({ open, onChange, onMissed, random }: Follower) {
  let source: ChangeSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // Data fetched before the stream opens may have changed since.
  let hasGap = true;

  const connect = () => {
    clearTimeout(retry);
    if (source !== null) return;
    const opened = open();
    source = opened;
    // The stream was open before anything was fetched.
    if (opened.readyState === isOpen) hasGap = false;
    opened.addEventListener('open', () => {
      failures = 0;
      if (hasGap) onMissed();
      hasGap = false;
    });
    opened.addEventListener('change', (event) => {
      if (event instanceof MessageEvent && typeof event.data === 'string') onChange(changeOf(event.data));
    });
    opened.addEventListener('reset', onMissed);
    opened.addEventListener('error', () => {
      if (opened.readyState !== closed || source !== opened) return;
      disconnect();
      failures += 1;
      retry = setTimeout(connect, reconnectDelayMs(failures, random()));
    });
  };

  const disconnect = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
    hasGap = true;
  };

  return { connect, disconnect, isOpen: () => source?.readyState === isOpen };
}
