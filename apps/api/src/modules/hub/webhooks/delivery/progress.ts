/**
 * A subscription's progress in the log while deliveries finish out of order.
 *
 * The position is the last sequence number before the first unsettled event. After a crash, everything after it is read again.
 */
export class Progress {
  #read: number;
  /** Ascending; entries before index `#from` are settled. */
  #open: number[] = [];
  #from = 0;
  readonly #settled = new Set<number>();

  constructor(position: number) {
    this.#read = position;
  }

  get read(): number {
    return this.#read;
  }

  /** Everything up to this sequence number is settled. */
  get position(): number {
    const [oldest = this.#read + 1] = this.#open.slice(this.#from, this.#from + 1);
    return oldest - 1;
  }

  /** The event does not match and needs no delivery. */
  pass(seq: number): void {
    this.#read = seq;
  }

  /** The event holds back the position until it is settled. */
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
    // Compact only occasionally: doing it each time would cost as much as there are open entries.
    if (this.#from < 1_024 && oldest !== undefined) return;
    this.#open = this.#open.slice(this.#from);
    this.#from = 0;
  }
}
