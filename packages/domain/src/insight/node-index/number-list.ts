/** A growable list of numbers below 2^32, four bytes each. */
export class NumberList {
  #numbers = new Uint32Array(1_024);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = new Uint32Array(this.#length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length] = number;
    this.#length += 1;
  }

  /** All numbers, without spare capacity. */
  finish(): Uint32Array {
    return this.#numbers.slice(0, this.#length);
  }
}
