/**
 * Where a subscription stands in the log, although what is under way ends in any order.
 *
 * Its position is the last place up to which nothing is open any more: after a crash, everything behind it is read again.
 */
export class Progress {
  #read: number;
  /** Ascending; those before `#from` are settled and past. */
  #open: number[] = [];
  #from = 0;
  readonly #settled = new Set<number>();

  constructor(position: number) {
    this.#read = position;
  }

  /** The last place that was looked at. */
  get read(): number {
    return this.#read;
  }

  /** The last place before which everything is settled. */
  get position(): number {
    const [oldest = this.#read + 1] = this.#open.slice(this.#from, this.#from + 1);
    return oldest - 1;
  }

  /** This place was looked at, and holds nothing to be delivered. */
  pass(seq: number): void {
    this.#read = seq;
  }

  /** This place was looked at, and is open until it is settled. */
  begin(seq: number): void {
    this.#read = seq;
    this.#open.push(seq);
  }

  settle(seq: number): void {
    this.#settled.add(seq);
    let oldest = this.#open[this.#from];
    while (oldest !== undefined && this.#settled.delete(oldest)) {
      this.#from += 1;
      oldest = this.#open[this.#from];
    }
    // Moving the rest to the front each time would cost as much as there is open.
    if (this.#from < 1_024 && oldest !== undefined) return;
    this.#open = this.#open.slice(this.#from);
    this.#from = 0;
  }
}
