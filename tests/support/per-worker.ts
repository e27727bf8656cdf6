/** What is ended before this worker is: the last that was made, first. */
const endings: (() => Promise<unknown>)[] = [];

// A worker is told to end by a signal, half a second before it is made to.
process.once('SIGTERM', () => {
  void Promise.allSettled(endings.splice(0).map((end) => end())).then(() => process.kill(process.pid, 'SIGTERM'));
});

/**
 * Something that takes seconds to make, once for all files that a worker runs (Vitest's `isolate: false`), when the first of them asks.
 *
 * @param end how it is ended with the worker; it has half a second for that
 */
export function perWorker<Made>(make: () => Promise<Made>, end: (made: Made) => Promise<unknown>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    if (made !== undefined) return made;
    const making = make();
    made = making;
    endings.unshift(async () => end(await making));
    // What could not be made is tried again by the next.
    making.catch(() => (made = undefined));
    return making;
  };
}
