/** A short message about something that has just happened. */
export interface ToastMessage {
  /** What happened, in a few words. */
  title: string;
  /** What follows from it. */
  description?: string;
  /** `destructive` for what failed; it interrupts screen readers, the others wait their turn. @default 'neutral' */
  tone?: 'success' | 'destructive' | 'neutral';
  /** The one thing that can be done about it, such as Undo. It dismisses the toast. */
  action?: { label: string; onPress: () => void };
  /** How long it is shown while nobody reads it, in ms. @default 6,000, and 10,000 with an action */
  shownForMs?: number;
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToasterState {
  /** The one that is shown. */
  current: Toast | null;
  /** Those that were dismissed, newest first, until they are removed. */
  dismissed: readonly Toast[];
}

/** Calls back after some ms; returns how to call it off. */
export type Schedule = (callback: () => void, ms: number) => () => void;

export const toastTimes = {
  /** Time to read a message, in ms. */
  shown: 6_000,
  /** Time to read it and decide, in ms. */
  shownWithAction: 10_000,
  /** A dismissed toast stays on record for so long, in ms. */
  keptAfterDismissal: 1_000_000,
} as const;

export interface Toaster {
  getState: () => ToasterState;
  subscribe: (listener: () => void) => () => void;
  /** Shows a message in place of the one that is shown. Returns its id. */
  show: (message: ToastMessage) => number;
  /** Dismisses a message, if it is the one that is shown. */
  dismiss: (id: number) => void;
  /** Stops the time while someone reads: pointer or focus is on the toast. */
  hold: () => void;
  /** Starts the time anew. */
  release: () => void;
}

/** One message at a time. A new one takes the place of the old, which counts as dismissed. */
export function createToaster(schedule: Schedule): Toaster {
  let state: ToasterState = { current: null, dismissed: [] };
  let lastId = 0;
  let cancelTimer: () => void = () => undefined;
  const listeners = new Set<() => void>();

  function change(next: ToasterState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function startTimer(): void {
    cancelTimer();
    const toast = state.current;
    if (!toast) return;
    const usual = toast.action ? toastTimes.shownWithAction : toastTimes.shown;
    cancelTimer = schedule(() => dismiss(toast.id), toast.shownForMs ?? usual);
  }

  function retire(toast: Toast): readonly Toast[] {
    schedule(
      () => change({ ...state, dismissed: state.dismissed.filter((one) => one.id !== toast.id) }),
      toastTimes.keptAfterDismissal,
    );
    return [toast, ...state.dismissed];
  }

  function dismiss(id: number): void {
    const toast = state.current;
    if (toast?.id !== id) return;
    cancelTimer();
    change({ current: null, dismissed: retire(toast) });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(message) {
      lastId += 1;
      const old = state.current;
      change({ current: { ...message, id: lastId }, dismissed: old ? retire(old) : state.dismissed });
      startTimer();
      return lastId;
    },
    dismiss,
    hold: () => cancelTimer(),
    release: startTimer,
  };
}
