import type { DueJob, Order } from './job.js';

/** How far a search may go. */
export interface SearchBudget {
  /** How many places of orders are costed at most, about: so a search ends alike on every machine. */
  readonly steps: number;
  /** Uniform in [0, 1); the same draws give the same order. */
  readonly chance: () => number;
}

/** How many pairs of places are exchanged to leave a valley. */
const KICKS = 4;

/** What costs less by rounding alone is no better. */
const LEAST_GAIN = 1e-9;

/**
 * Lowers the weighted tardiness of an order: iterated local search (Lourenço, Martin & Stützle 2003). A descent tries, for each two places, to exchange
 * their jobs and to move either to the other's place, and takes whatever costs less; then a few random exchanges lead out of the valley, and back when
 * the next one is no deeper. It never returns an order that costs more than the one it began with.
 */
export function improveOrder(jobs: readonly DueJob[], order: Order, { steps, chance }: SearchBudget): number[] {
  const search = new Descent(jobs, order, steps);
  search.descend();
  let best = search.order();
  let least = search.cost;
  const count = best.length;
  // Of two jobs the descent has tried both orders.
  if (count < 3) return best;
  while (least > 0 && search.stepsLeft > 0) {
    search.begin(best);
    for (let kick = 0; kick < KICKS; kick += 1)
      search.exchange(Math.floor(chance() * count), Math.floor(chance() * count));
    search.descend();
    // A level valley is another way out.
    if (search.cost > least) continue;
    best = search.order();
    least = search.cost;
  }
  return best;
}

/** An order that is being improved. Plain arrays of numbers: this is where the time goes. */
class Descent {
  readonly #time: Float64Array;
  readonly #weight: Float64Array;
  readonly #due: Float64Array;
  readonly #at: Int32Array;
  /** For each place the time at which it begins, and what the places before it cost; one more for the end. */
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

  /** Until no two places can do better, or the budget is spent. */
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

  /** Tries the three changes between two places. @returns whether one of them was taken. */
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
   * Whether the places of a stretch cost less with other jobs in them.
   *
   * @param shift each place between takes the job so many places further.
   * @param first the job of the first place, `last` of the last; -1 for the shifted one.
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
