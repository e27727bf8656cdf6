/** Work that calls within some time share. */
export class Coalescer {
  readonly #work: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #dueInMs = Number.POSITIVE_INFINITY;
  #shared: Promise<void> | null = null;
  #begin = (): void => {};

  constructor(work: () => Promise<void>) {
    this.#work = work;
  }

  /** @returns when the work, which begins after `ms` or as early as another call wants it, is done. */
  within(ms: number): Promise<void> {
    this.#shared ??= new Promise((resolve) => {
      this.#begin = () => {
        this.#shared = null;
        this.#dueInMs = Number.POSITIVE_INFINITY;
        void this.#work().then(resolve);
      };
    });
    if (ms < this.#dueInMs) {
      this.#dueInMs = ms;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(this.#begin, ms);
    }
    return this.#shared;
  }
}
