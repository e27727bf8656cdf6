import type { ChangeTopic } from '@concordia/api-client';
import { topicsOf } from './topics';

/** What is used of an `EventSource`. */
export interface ChangeSource extends EventTarget {
  readonly readyState: number;
  close(): void;
}

export interface Follower {
  /** Opens the stream. The browser's own, unless a test passes another. */
  open: () => ChangeSource;
  onTopics: (topics: readonly ChangeTopic[]) => void;
  /** Changes may have been missed: everything has to be read again. */
  onMissed: () => void;
  /** A number in [0, 1): spreads the reconnections of many screens after a restart of the server. */
  random: () => number;
}

/** `EventSource.OPEN`. */
const isOpen = 1;

/** `EventSource.CLOSED`: the browser has given up, say because the server answered with an error. */
const closed = 2;

const firstDelayMs = 500;
const longestDelayMs = 30_000;

/** Waiting time before the attempt after `failures` failures in a row: doubles up to half a minute, spread over its upper half. */
export function reconnectDelayMs(failures: number, random: number): number {
  const whole = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return whole * (0.5 + random / 2);
}

/**
 * Follows the stream of changes until it is paused.
 *
 * A broken connection is the browser's to mend: it comes back with the last event's id and is told what it missed. When the browser has given
 * up, or the stream was paused, a new one is opened, which knows no last event: then everything counts as missed.
 */
export function followChanges({ open, onTopics, onMissed, random }: Follower) {
  let source: ChangeSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  // What is read before the stream is open may have changed by then.
  let hasGap = true;

  const connect = () => {
    clearTimeout(retry);
    if (source !== null) return;
    const opened = open();
    source = opened;
    // It was, before anything was read.
    if (opened.readyState === isOpen) hasGap = false;
    opened.addEventListener('open', () => {
      failures = 0;
      if (hasGap) onMissed();
      hasGap = false;
    });
    opened.addEventListener('change', (event) => {
      if (event instanceof MessageEvent && typeof event.data === 'string') onTopics(topicsOf(event.data));
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

  return { connect, disconnect };
}
