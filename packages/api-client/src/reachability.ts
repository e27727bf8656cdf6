/**
 * Whether the server is reachable, as of the last call. A rejected call has reached it; a network failure, or a response from the service worker's
 * cache, has not.
 */
export interface Reachability {
  readonly isReached: () => boolean;
  /** Called on every change. @returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly note: (isReached: boolean) => void;
}

/** Set by the service worker on cached responses: when they were fetched, ISO 8601. */
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

/** Shared: this page's server. */
export const reachability = createReachability();

/** Records a call's outcome. A call aborted by its caller is ignored. */
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
