import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long statements may follow each other within one turn of the event loop, in ms. */
const BUDGET_MS = 8;

/**
 * Limits how long a chain of statements holds the event loop.
 *
 * SQLite answers synchronously, so a use case of many statements would never reach the end of its turn, and nothing else would be served until it
 * is done. Once a turn has taken longer than the budget, each further statement waits for the next one.
 */
export class LoopBudget {
  readonly #now: () => number;
  #turnBegan: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether the next statement has to wait for {@link nextTurn}. */
  isSpent(): boolean {
    const now = this.#now();
    if (this.#turnBegan !== null) return now - this.#turnBegan > BUDGET_MS;
    this.#turnBegan = now;
    setImmediate(() => {
      this.#turnBegan = null;
    });
    return false;
  }

  /** Whoever has waited runs at least one statement, so that no chain starves. */
  async nextTurn(): Promise<void> {
    await nextTurn();
  }
}

/** There is one event loop a thread, whatever the number of connections. */
export const loopBudget = new LoopBudget();
