import { useSyncExternalStore } from 'react';
import { keepChoice, keptChoice } from '../../app/preference';

const stripPreference = { key: 'concordia_strip', choices: ['shown', 'hidden'] } as const;

const listeners = new Set<() => void>();
let isShown = keptChoice(stripPreference) === 'shown';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const isStripShown = (): boolean => isShown;

/** Puts the strip of birthdays, markets and news away, or brings it back. This browser keeps it. */
export function showStrip(isToBeShown: boolean): void {
  isShown = isToBeShown;
  keepChoice(stripPreference, isShown ? 'shown' : 'hidden');
  for (const listener of listeners) listener();
}

export const useStripShown = (): boolean => useSyncExternalStore(subscribe, isStripShown);
