/** Places per word. */
const WORD = 32;

/** A bit set of places, which are small integers: joining two sets of a hundred thousand takes microseconds. */
export class PlaceSet {
  #words: Uint32Array;

  /** @param size initial capacity; it grows. */
  constructor(size = 0) {
    this.#words = new Uint32Array(Math.ceil(size / WORD));
  }

  get bytes(): number {
    return this.#words.byteLength;
  }

  copy(): PlaceSet {
    const copy = new PlaceSet();
    copy.#words = this.#words.slice();
    return copy;
  }

  has(place: number): boolean {
    return ((this.#words[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;
  }

  add(place: number): void {
    const word = place >>> 5;
    if (word >= this.#words.length) this.#grow(word + 1);
    this.#words[word] = (this.#words[word] ?? 0) | (1 << (place & 31));
  }

  delete(place: number): void {
    const word = place >>> 5;
    if (word < this.#words.length) this.#words[word] = (this.#words[word] ?? 0) & ~(1 << (place & 31));
  }

  /** Intersects with the other set. */
  keep(other: PlaceSet): this {
    const [own, others] = [this.#words, other.#words];
    for (let word = 0; word < own.length; word += 1) own[word] = (own[word] ?? 0) & (others[word] ?? 0);
    return this;
  }

  /** Adds the other set. */
  join(other: PlaceSet): this {
    const others = other.#words;
    if (others.length > this.#words.length) this.#grow(others.length);
    const own = this.#words;
    for (let word = 0; word < others.length; word += 1) own[word] = (own[word] ?? 0) | (others[word] ?? 0);
    return this;
  }

  /** Removes the other set. */
  leave(other: PlaceSet): this {
    const [own, others] = [this.#words, other.#words];
    const shared = Math.min(own.length, others.length);
    for (let word = 0; word < shared; word += 1) own[word] = (own[word] ?? 0) & ~(others[word] ?? 0);
    return this;
  }

  /** Visits each place in ascending order; the callback may delete it. */
  each(visit: (place: number) => void): void {
    const words = this.#words;
    for (let word = 0; word < words.length; word += 1) {
      for (let rest = words[word] ?? 0; rest !== 0; rest &= rest - 1) {
        visit(word * WORD + (31 - Math.clz32(rest & -rest)));
      }
    }
  }

  #grow(words: number): void {
    const larger = new Uint32Array(Math.max(words, Math.ceil(this.#words.length * 1.5)));
    larger.set(this.#words);
    this.#words = larger;
  }
}
