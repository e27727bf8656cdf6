import { useDeferredValue } from 'react';
import type { WidgetState } from './widgetState';

/**
 * The same state, but data that arrives while the widget loads comes with a deferred render: React then draws it in slices of a few
 * milliseconds instead of holding the main thread until everything is drawn. What changes later is shown at once.
 */
export function useDeferredArrival<Data>(state: WidgetState<Data>): WidgetState<Data> {
  // The kind alone: a state is another object each time, and each would be deferred anew.
  const kind = useDeferredValue(state.kind);
  return state.kind === 'ready' && kind === 'loading' ? { kind: 'loading' } : state;
}
