import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Action } from './action';

/** The currently available actions: the app's, and those of the current page. */
export interface ActionRegistry {
  /** @returns a function that unregisters them. */
  readonly register: (actions: readonly Action[]) => () => void;
  /** All actions, last registered first, so that a page can override a key. The same array until something changes. */
  readonly all: () => readonly Action[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Announces actions whose code is loading, so that unmatched keys are kept for them. @returns a function that ends the wait. */
  readonly expect: () => () => void;
  readonly isExpecting: () => boolean;
}

export function createActionRegistry(): ActionRegistry {
  const sets: (readonly Action[])[] = [];
  const listeners = new Set<() => void>();
  let all: readonly Action[] = [];
  let expected = 0;
  const change = () => {
    all = sets.toReversed().flat();
    for (const listener of listeners) listener();
  };
  return {
    register: (actions) => {
      sets.push(actions);
      change();
      return () => {
        sets.splice(sets.indexOf(actions), 1);
        change();
      };
    },
    expect: () => {
      expected += 1;
      return () => {
        // The loaded component registers its actions in the same tick.
        queueMicrotask(() => {
          expected -= 1;
          change();
        });
      };
    },
    isExpecting: () => expected > 0,
    all: () => all,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The app's registry. Without one the widgets work without shortcuts. */
export const ActionsContext = createContext<ActionRegistry | null>(null);

/** Registers actions while the component is mounted. @param actions a stable array. */
export function useActions(actions: readonly Action[]): void {
  const registry = use(ActionsContext);
  useEffect(() => registry?.register(actions), [registry, actions]);
}

export function ActionsToCome(): null {
  const registry = use(ActionsContext);
  useEffect(() => registry?.expect(), [registry]);
  return null;
}

export function useAllActions(registry: ActionRegistry): readonly Action[] {
  return useSyncExternalStore(registry.subscribe, registry.all, registry.all);
}
