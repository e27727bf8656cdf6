/** A source of the current time that components can subscribe to. */
export interface Clock {
  /** Ms since the epoch, cached between ticks so that one render of a screen is consistent. */
  now: () => number;
  /** Calls back on every tick; returns the unsubscribe function. */
  subscribe: (onTick: () => void) => () => void;
}

const tickEvery = 60_000;

/** In ms. A cached instant older than this is discarded, for instance after a laptop wakes up or while nobody subscribes. */
const staleAfter = 10_000;

/**
 * Creates a clock that ticks once a minute, with a single timer that runs only while there are subscribers.
 *
 * @param read returns ms since the epoch.
 */
export function createClock(read: () => number): Clock {
  const watchers = new Set<() => void>();
  let held = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    held = read();
    for (const watcher of watchers) watcher();
  };

  return {
    now: () => {
      const fresh = read();
      if (Math.abs(fresh - held) > staleAfter) held = fresh;
      return held;
    },
    subscribe: (onTick) => {
      watchers.add(onTick);
      timer ??= setInterval(tick, tickEvery);
      return () => {
        watchers.delete(onTick);
        if (watchers.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      };
    },
  };
}
