/** How long a throttle waits between two batches, in ms. */
export interface Pauses {
  /** After the first batch since it was quiet: what follows one change closely, such as its receipt, is not kept waiting. */
  readonly shortestMs: number;
  /** Each further batch in a row doubles the pause, up to this. */
  readonly longestMs: number;
}

/**
 * Gathers items and hands them on together: the first at once, the rest not before the work on the last batch is done and a pause has passed.
 *
 * An import changes things a hundred times a second; a screen needs to know a few times a second at most, and a screen that takes long to
 * read itself again needs to know less often.
 *
 * @param work gets everything that came since the last batch, each item once. Must not reject.
 * @param pauses time between the end of one batch and the start of the next.
 * @returns `add`, and `stop`, after which nothing more is handed on.
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
