interface Run<Store> {
  readonly store: Store;
}

/**
 * `AsyncLocalStorage` for the browser, which cannot follow promise chains: the current store is that of the latest run that has not ended.
 *
 * Work beside a request can therefore see the request's store, and vice versa. That is harmless while the backend handles one request at a time in
 * one workspace.
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

/** A no-op: async context is not tracked here. */
export class AsyncResource {}
