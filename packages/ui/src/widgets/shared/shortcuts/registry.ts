import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import type { Action } from './action';

/** What can be done at this moment: what the app offers everywhere, and what the page on the screen adds. */
export interface ActionRegistry {
  /** Makes actions known; returns how to forget them. */
  readonly register: (actions: readonly Action[]) => () => void;
  /** All of them, those registered last first: a page may take a key over. The same array as long as none come or go. */
  readonly all: () => readonly Action[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Announces actions whose code is on its way: keys that nobody wants are kept for them. Returns how to say that they are here. */
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
        // Whoever takes the place registers in the same turn.
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

/** The registry of the app. Without one, actions are offered nowhere and the widgets work without keys. */
export const ActionsContext = createContext<ActionRegistry | null>(null);

/** Offers actions as long as the component is on the screen. @param actions the same array as long as they are the same. */
export function useActions(actions: readonly Action[]): void {
  const registry = use(ActionsContext);
  useEffect(() => registry?.register(actions), [registry, actions]);
}

/** Stands where a part with actions will be, while its code is on its way. */
export function ActionsToCome(): null {
  const registry = use(ActionsContext);
  useEffect(() => registry?.expect(), [registry]);
  return null;
}

/** Everything that is offered now. */
export function useAllActions(registry: ActionRegistry): readonly Action[] {
  return useSyncExternalStore(registry.subscribe, registry.all, registry.all);
}
