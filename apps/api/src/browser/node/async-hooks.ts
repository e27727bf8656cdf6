interface Run<Store> {
  readonly store: Store;
}

/**
 * `AsyncLocalStorage` for a page, where nothing follows a chain of promises: what holds is the run begun last of those that have not ended.
 *
 * Work that goes on beside a request can so be taken for the request's, and the other way round. That does no harm as long as the backend takes one
 * request at a time and has one workspace.
 */
export class AsyncLocalStorage<Store> {
  static readonly #all = new Set<AsyncLocalStorage<unknown>>();
  readonly #runs: Run<Store>[] = [];

  constructor() {
    AsyncLocalStorage.#all.add(this);
  }

  getStore(): Store | undefined {
    return this.#runs.at(-1)?.store;
  }

  run<Result>(store: Store, work: () => Result): Result {
    const run = { store };
    this.#runs.push(run);
    const end = () => {
      this.#runs.splice(this.#runs.indexOf(run), 1);
    };
    let result: Result;
    try {
      result = work();
    } catch (error) {
      end();
      throw error;
    }
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  }

  /** Runs later work under what holds now. */
  static snapshot(): <Result>(work: () => Result) => Result {
    const held = [...AsyncLocalStorage.#all].map((storage) => ({ storage, store: storage.getStore() }));
    return <Result>(work: () => Result): Result =>
      held.reduce<() => Result>(
        (inner, { storage, store }) =>
          () =>
            storage.run(store, inner),
        work,
      )();
  }
}

/** Nothing follows work here, so there is nothing to bind. */
export class AsyncResource {}
