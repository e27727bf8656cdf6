/** Pauses between two batches, in ms. */
export interface Pauses {
  /** After the first batch following a quiet period: short, so that a change's immediate successors, such as its receipt, do not wait. */
  readonly shortestMs: number;
  /** Each further batch in a row doubles the pause, up to this. */
  readonly longestMs: number;
}

/**
 * Batches items: delivers the first at once, the rest after the last batch's work and a pause.
 *
 * An import changes data a hundred times a second; a screen needs updates a few times a second at most, and less often if it refreshes slowly.
 *
 * @param work receives each new item once per batch. Must not reject.
 * @param pauses between the end of one batch and the start of the next.
 * @returns `add`, and `stop`, which ends all delivery.
 */
export function createThrottle<Item>(
  work: (items: ReadonlySet<Item>) => Promise<void>,
  { shortestMs, longestMs }: Pauses,
) {
  let pauseMs = shortestMs;
  let waiting = new Set<Item>();
  let isBusy = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    if (isStopped || waiting.size === 0) {
      isBusy = false;
      pauseMs = shortestMs;
      return;
    }
    isBusy = true;
    const batch = waiting;
    waiting = new Set();
    await work(batch);
    timer = setTimeout(run, pauseMs);
    pauseMs = Math.min(longestMs, 2 * pauseMs);
  };

  return {
    add(items: Iterable<Item>): void {
      for (const item of items) waiting.add(item);
      if (!isBusy) void run();
    },
    stop(): void {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
