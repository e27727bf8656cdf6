/**
 * Whether the server answers, as the last call found it. A call that the server refuses has reached it; one that fails in the network, or that the
 * service worker answers from what it kept, has not.
 */
export interface Reachability {
  readonly isReached: () => boolean;
  /** Called at every change. @returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly note: (isReached: boolean) => void;
}

/** The service worker puts this on answers that it kept: when they were given, ISO 8601. */
export const KEPT_HEADER = 'x-concordia-kept';

export function createReachability(): Reachability {
  const listeners = new Set<() => void>();
  let isReached = true;
  return {
    isReached: () => isReached,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    note: (now) => {
      if (now === isReached) return;
      isReached = now;
      for (const listener of listeners) listener();
    },
  };
}

/** That of this page's server. */
export const reachability = createReachability();

/** Notes what became of a call. What its caller gave up says nothing. */
export async function noted(call: Promise<Response>): Promise<Response> {
  try {
    const response = await call;
    reachability.note(!response.headers.has(KEPT_HEADER));
    return response;
  } catch (problem) {
    if (problem instanceof TypeError) reachability.note(false);
    throw problem;
  }
}
