/** Maximum wait for a source that was never read before, in ms. The fetch then continues in the background. */
const LONGEST_WAIT = 2_500;

/** Shares the first fetch among all early callers, without making them wait for a slow source. */
export class FirstReading {
  #reading: Promise<void> | null = null;

  async wait(read: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#reading ??= read(AbortSignal.timeout(60_000)).finally(() => {
      this.#reading = null;
    });
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LONGEST_WAIT);
    });
    // Each source stores its own failure.
    await Promise.race([this.#reading.catch(() => undefined), patience]);
    clearTimeout(timer);
  }
}
