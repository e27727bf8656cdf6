/** How long somebody waits for what was never read before, in ms. Then the reading goes on without them. */
const LONGEST_WAIT = 2_500;

/** Lets all who come before the first reading share one, and none of them wait for a slow source. */
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
    // What it failed with is kept with each source.
    await Promise.race([this.#reading.catch(() => undefined), patience]);
    clearTimeout(timer);
  }
}
