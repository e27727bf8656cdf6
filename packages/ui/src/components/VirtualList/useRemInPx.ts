import { useSyncExternalStore } from 'react';
import { remInPx } from './remInPx';

/** Layout rounds lengths to 1/64 px. */
const LAYOUT_UNIT = 1 / 32;

const listeners = new Set<() => void>();
let rem: number | null = null;
let stopWatching: (() => void) | null = null;

/** Watches an element of 1rem, whose size changes exactly when the reader's text size does. */
function watchTextSize(): () => void {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1rem; height: 0; visibility: hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(([entry]) => {
    // It reports once when it begins, with nothing changed: no reason to look at styles.
    if (entry !== undefined && rem !== null && Math.abs(entry.contentRect.width - rem) < LAYOUT_UNIT) return;
    const now = remInPx();
    if (now === rem) return;
    rem = now;
    for (const listener of listeners) listener();
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stopWatching ??= watchTextSize();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopWatching?.();
    stopWatching = null;
    rem = null;
  };
}

const read = () => (rem ??= remInPx());

/**
 * The reader's text size in px, as it is now. Read from the document once and again when it changes: every other reading would make the browser
 * bring all styles up to date in the middle of a render, and lists render at each step of scrolling.
 */
export const useRemInPx = (): number => useSyncExternalStore(subscribe, read, remInPx);
