/**
 * Gathers items and hands them on together: the first at once, the rest not before the work on the last batch is done and a pause has passed.
 *
 * An import changes things a hundred times a second; a screen needs to know a few times a second at most, and a screen that takes long to
 * read itself again needs to know less often.
 *
 * @param work gets everything that came since the last batch, each item once. Must not reject.
 * @param pauseMs time between the end of one batch and the start of the next.
 * @returns `add`, and `stop`, after which nothing more is handed on.
 */
export function createThrottle<Item>(work: (items: ReadonlySet<Item>) => Promise<void>, pauseMs: number) {
  let waiting = new Set<Item>();
  let isBusy = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    if (isStopped || waiting.size === 0) {
      isBusy = false;
      return;
    }
    isBusy = true;
    const batch = waiting;
    waiting = new Set();
    await work(batch);
    timer = setTimeout(run, pauseMs);
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
