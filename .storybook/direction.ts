import type { Direction } from '@concordia/ui/locale';
import { useSyncExternalStore } from 'react';

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
 * Sets the page's direction as a language change would.
 *
 * @returns a function that restores it.
 */
export function turnPage(direction: Direction): () => void {
  turnTo(direction);
  return () => turnTo(undefined);
}

/** The direction set by `turnPage`, which overrides Storybook's globals. */
export const useTurnedTo = (): Direction | undefined => useSyncExternalStore(subscribe, () => turnedTo);
