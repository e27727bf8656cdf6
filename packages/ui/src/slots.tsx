'use no memo';

import { type Context, createContext, type ReactNode, useState } from 'react';
import { mergeProps } from 'react-aria';
import { type SlotProps, useSlottedContext } from 'react-aria-components';

export type { SlotProps };

// Compiled, the caches would weigh more than they spare: hardly any component has a context around it.

/** Props that a container sets for a component, or with `slots` those of each slot, as in react-aria-components. */
export type Slotted<Props> = Partial<Props> | { slots?: Record<string | symbol, Partial<Props>> } | null | undefined;

/** Puts its children outside a context. */
type Reset = (children: ReactNode) => ReactNode;

const resets: Reset[] = [];

/** The context of a component. Dialogs and popovers start without it. */
export function createSlots<Props extends object>(): Context<Slotted<Props>> {
  const Slots = createContext<Slotted<Props>>(null);
  resets.push((children) => <Slots.Provider value={null}>{children}</Slots.Provider>);
  return Slots;
}

/**
 * A component's props, completed by those of its context. Its own win; handlers of both are called, and refs of both are set.
 *
 * @returns the very props where no container sets any
 */
export function useSlotted<Own extends SlotProps, Props extends object>(
  own: Own,
  context: Context<Slotted<Props>>,
): Own;
export function useSlotted(own: SlotProps, context: Context<Slotted<object>>) {
  const given = useSlottedContext(context, own.slot);
  return given ? mergeProps(given, own) : own;
}

/** Starts without what containers set: an overlay belongs to the page, wherever it is opened from. */
export function WithoutSlots({ children }: { children: ReactNode }) {
  // Contexts that load later were not set by anything around this.
  const [known] = useState(() => [...resets]);
  return known.reduce((inner, reset) => reset(inner), children);
}
