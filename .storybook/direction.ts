import { useSyncExternalStore } from 'react';

export type Direction = 'ltr' | 'rtl';

let turnedTo: Direction | undefined;
const listeners = new Set<() => void>();

function turnTo(direction: Direction | undefined): void {
  turnedTo = direction;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Turns what stands in the page to another direction, as for a reader who chooses another language.
 *
 * @returns how to turn it back.
 */
export function turnPage(direction: Direction): () => void {
  turnTo(direction);
  return () => turnTo(undefined);
}

/** The direction that the page was turned to, whatever Storybook's globals say. */
export const useTurnedTo = (): Direction | undefined => useSyncExternalStore(subscribe, () => turnedTo);
