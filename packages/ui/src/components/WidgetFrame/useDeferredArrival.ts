import { useDeferredValue } from 'react';
import type { WidgetState } from './widgetState';

/**
 * Defers the transition from loading to ready, so that React renders arriving data in slices of a few milliseconds without blocking the main thread.
 * Later changes are shown at once.
 */
export function useDeferredArrival<Data>(state: WidgetState<Data>): WidgetState<Data> {
  // Only the kind is deferred: state objects change on every render, and each would be deferred again.
  const kind = useDeferredValue(state.kind);
  return state.kind === 'ready' && kind === 'loading' ? { kind: 'loading' } : state;
}
