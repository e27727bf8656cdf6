export interface ToastMessage {
  /** What happened. */
  title: string;
  /** What it means, or what to do. */
  description?: string;
  /** `destructive` is for failures and interrupts screen readers. Others wait. @default 'neutral' */
  tone?: 'success' | 'destructive' | 'neutral';
  /** One possible response, such as Undo. It dismisses the toast. */
  action?: { label: string; onPress: () => void };
  /** How long the toast is shown, in ms. Hover and focus stop the timer. @default 6,000, and 10,000 with an action */
  shownForMs?: number;
}

export interface Toast extends ToastMessage {
  id: number;
}

export interface ToasterState {
  current: Toast | null;
  /** Dismissed toasts, newest first, until removed. */
  dismissed: readonly Toast[];
}

/** Calls back after `ms`; returns the cancel function. */
export type Schedule = (callback: () => void, ms: number) => () => void;

export const toastTimes = {
  /** Time to read a message, in ms. */
  shown: 6_000,
  /** Time to read it and decide, in ms. */
  shownWithAction: 10_000,
  /** How long dismissed toasts are kept, in ms. */
  keptAfterDismissal: 1_000_000,
} as const;

export interface Toaster {
  getState: () => ToasterState;
  subscribe: (listener: () => void) => () => void;
  /** Replaces the current toast; returns the new id. */
  show: (message: ToastMessage) => number;
  /** Does nothing unless this toast is shown. */
  dismiss: (id: number) => void;
  /** Stops the timer while the toast is hovered or focused. */
  hold: () => void;
  /** Restarts the full time. */
  release: () => void;
}

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
