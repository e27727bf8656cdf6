/** A source of "now" that a screen can watch. */
export interface Clock {
  /** Now, in ms since the epoch; it stays the same between two ticks, so that one drawing of a screen agrees with itself. */
  now: () => number;
  /** Calls back at every tick until the returned function is called. */
  subscribe: (onTick: () => void) => () => void;
}

const tickEvery = 60_000;

/** Beyond this a held instant is thrown away even without a tick: a laptop woke up, or nobody was watching. */
const staleAfter = 10_000;

/**
 * A clock that ticks once a minute for everyone who watches it, with one timer however many there are, and none while nobody does.
 *
 * @param read gives ms since the epoch.
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
