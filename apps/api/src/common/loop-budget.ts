import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work may go on within one turn of the event loop, in ms. */
const BUDGET_MS = 8;

/**
 * Limits how long a chain of short steps holds the event loop.
 *
 * SQLite answers synchronously, so a use case of many statements would never reach the end of its turn, and nothing else would be served until it
 * is done. Once a turn has taken longer than the budget, each further step waits for the next turn. Statements see to it themselves; a loop that
 * computes calls {@link yieldIfSpent} between two steps.
 */
export class LoopBudget {
  readonly #now: () => number;
  #turnBegan: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether the next step has to wait for {@link nextTurn}. */
  isSpent(): boolean {
    const now = this.#now();
    if (this.#turnBegan !== null) return now - this.#turnBegan > BUDGET_MS;
    this.#turnBegan = now;
    setImmediate(() => {
      this.#turnBegan = null;
    });
    return false;
  }

  async yieldIfSpent(): Promise<void> {
    if (this.isSpent()) await this.nextTurn();
  }

  /** Each chain takes at least one step a turn, so that none starves. */
  async nextTurn(): Promise<void> {
    await nextTurn();
  }
}

/** There is one event loop a thread, whatever the number of connections. */
export const loopBudget = new LoopBudget();
