import { setImmediate as nextTurn } from 'node:timers/promises';

/** Maximum time that work may hold one turn of the event loop, in ms. */
const BUDGET_MS = 8;

/**
 * Limits how long a chain of short steps holds the event loop.
 *
 * SQLite is synchronous, so a use case of many statements would never yield, and no other request would be served. Once a turn exceeds the budget,
 * each further step waits for the next turn. Statements do so automatically; loops that compute call {@link yieldIfSpent} between steps.
 */
export class LoopBudget {
  readonly #now: () => number;
  #turnBegan: number | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns whether the next step must wait for {@link nextTurn}. */
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

  /** Each chain runs at least one step per turn, so none starves. */
  async nextTurn(): Promise<void> {
    await nextTurn();
  }
}

/** Shared: there is one event loop per thread, whatever the number of connections. */
export const loopBudget = new LoopBudget();
