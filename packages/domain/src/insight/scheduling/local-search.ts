import type { DueJob, Order } from './job.js';

export interface SearchBudget {
  /** Approximate maximum of order positions evaluated, so that a search ends identically on every machine. */
  readonly steps: number;
  /** Uniform in [0, 1); the same draws give the same order. */
  readonly chance: () => number;
}

/** Number of random swaps to leave a local minimum. */
const KICKS = 4;

/** Smaller gains are rounding errors. */
const LEAST_GAIN = 1e-9;

/**
 * Reduces the weighted tardiness of an order by iterated local search (Lourenço, Martin & Stützle 2003). A descent tries, for each pair of positions,
 * to swap their jobs or move either to the other position, and accepts any lower cost. Then a few random swaps leave the local minimum; they are
 * reverted if the next one is no lower. Never returns a costlier order than the initial one.
 */
export function improveOrder(jobs: readonly DueJob[], order: Order, { steps, chance }: SearchBudget): number[] {
  const search = new Descent(jobs, order, steps);
  search.descend();
  let best = search.order();
  let least = search.cost;
  const count = best.length;
  // For two jobs, the descent has tried both orders.
  if (count < 3) return best;
  while (least > 0 && search.stepsLeft > 0) {
    search.begin(best);
    for (let kick = 0; kick < KICKS; kick += 1)
      search.exchange(Math.floor(chance() * count), Math.floor(chance() * count));
    search.descend();
    // An equal minimum is accepted as another starting point.
    if (search.cost > least) continue;
    best = search.order();
    least = search.cost;
  }
  return best;
}

/** An order under improvement. Uses plain numeric arrays, because most time is spent here. */
class Descent {
  readonly #time: Float64Array;
  readonly #weight: Float64Array;
  readonly #due: Float64Array;
  readonly #at: Int32Array;
  /** Start time of each position and cost of the positions before it; one more for the end. */
  readonly #starts: Float64Array;
  readonly #costs: Float64Array;
  stepsLeft: number;

  constructor(jobs: readonly DueJob[], order: Order, steps: number) {
    this.#time = Float64Array.from(jobs, ({ time }) => time);
    this.#weight = Float64Array.from(jobs, ({ weight }) => weight);
    this.#due = Float64Array.from(jobs, ({ due }) => due);
    this.#at = Int32Array.from(order);
    this.#starts = new Float64Array(order.length + 1);
    this.#costs = new Float64Array(order.length + 1);
    this.stepsLeft = steps;
    this.#recount(0);
  }

  get cost(): number {
    return this.#costs[this.#at.length] ?? 0;
  }

  order(): number[] {
    return [...this.#at];
  }

  begin(order: Order): void {
    this.#at.set(order);
    this.#recount(0);
  }

  exchange(one: number, another: number): void {
    const job = this.#at[one] ?? 0;
    this.#at[one] = this.#at[another] ?? 0;
    this.#at[another] = job;
    this.#recount(Math.min(one, another));
  }

  /** Runs until no pair of positions improves, or the budget is spent. */
  descend(): void {
    const count = this.#at.length;
    for (let isBetter = true; isBetter && this.stepsLeft > 0; ) {
      isBetter = false;
      for (let from = 0; from < count - 1; from += 1) {
        for (let to = from + 1; to < count; to += 1) if (this.#improve(from, to)) isBetter = true;
        if (this.stepsLeft <= 0) return;
      }
    }
  }

  /** Tries the three changes between two positions. @returns whether one was made. */
  #improve(from: number, to: number): boolean {
    const first = this.#at[from] ?? 0;
    const last = this.#at[to] ?? 0;
    if (this.#isBetter(from, to, 0, last, first)) this.exchange(from, to);
    else if (to - from > 1 && this.#isBetter(from, to, 1, -1, first)) this.#moveLater(from, to);
    else if (to - from > 1 && this.#isBetter(from, to, -1, last, -1)) this.#moveEarlier(from, to);
    else return false;
    return true;
  }

  /**
   * Whether a range of positions costs less with other jobs in it.
   *
   * @param shift each position in between takes the job this many positions later.
   * @param first the job of the first position, `last` of the last; -1 for the shifted one.
   */
  #isBetter(from: number, to: number, shift: number, first: number, last: number): boolean {
    const [time, weight, due, at] = [this.#time, this.#weight, this.#due, this.#at];
    const bound = (this.#costs[to + 1] ?? 0) - (this.#costs[from] ?? 0) - LEAST_GAIN;
    let clock = this.#starts[from] ?? 0;
    let cost = 0;
    let place = from;
    for (; place <= to && cost < bound; place += 1) {
      const other = place === from ? first : place === to ? last : -1;
      const job = other >= 0 ? other : (at[place + shift] ?? 0);
      clock += time[job] ?? 0;
      const late = clock - (due[job] ?? 0);
      if (late > 0) cost += late * (weight[job] ?? 0);
    }
    this.stepsLeft -= place - from + 1;
    return cost < bound;
  }

  #moveLater(from: number, to: number): void {
    const job = this.#at[from] ?? 0;
    this.#at.copyWithin(from, from + 1, to + 1);
    this.#at[to] = job;
    this.#recount(from);
  }

  #moveEarlier(from: number, to: number): void {
    const job = this.#at[to] ?? 0;
    this.#at.copyWithin(from + 1, from, to);
    this.#at[from] = job;
    this.#recount(from);
  }

  #recount(from: number): void {
    let clock = this.#starts[from] ?? 0;
    let cost = this.#costs[from] ?? 0;
    for (let place = from; place < this.#at.length; place += 1) {
      const job = this.#at[place] ?? 0;
      clock += this.#time[job] ?? 0;
      const late = clock - (this.#due[job] ?? 0);
      if (late > 0) cost += late * (this.#weight[job] ?? 0);
      this.#starts[place + 1] = clock;
      this.#costs[place + 1] = cost;
    }
  }
}
