import { useSyncExternalStore } from 'react';
import { remInPx } from './remInPx';

/** Layout rounds lengths to 1/64 px, so smaller differences than twice that are rounding. */
const LAYOUT_UNIT = 1 / 32;

const listeners = new Set<() => void>();
let rem: number | null = null;
let stopWatching: (() => void) | null = null;

/** Observes an element of 1rem, whose size changes exactly when the text size does. */
function watchTextSize(): () => void {
  const probe = document.createElement('div');
  probe.style.cssText = 'position: absolute; inset: 0 auto auto 0; width: 1rem; height: 0; visibility: hidden';
  document.body.append(probe);
  const observer = new ResizeObserver(([entry]) => {
    // The first callback reports no change, so computing styles would be wasted.
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
 * The current root font size in px. It is cached until it changes: reading it forces a style recalculation, and lists render on every scroll step.
 */
export const useRemInPx = (): number => useSyncExternalStore(subscribe, read, remInPx);
