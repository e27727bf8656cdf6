/**
 * Counts of pairs within bounded memory: open addressing over typed arrays. When it is three quarters full the rarest pairs are dropped, and what
 * is dropped grows with each time, as word2vec does with its vocabulary.
 */
export class PairCounts {
  readonly #mask: number;
  readonly #keys: Float64Array;
  readonly #counts: Float32Array;
  #filled = 0;
  #floor = 0;

  /** @param bits the table has two to this power places of twelve bytes. */
  constructor(bits: number) {
    const places = 2 ** bits;
    this.#mask = places - 1;
    this.#keys = new Float64Array(places).fill(-1);
    this.#counts = new Float32Array(places);
  }

  get size(): number {
    return this.#filled;
  }

  /** @param key a whole number below 2^53. */
  add(key: number, weight: number): void {
    const place = this.#placeOf(key);
    if (this.#keys[place] === -1) {
      this.#keys[place] = key;
      this.#filled += 1;
      this.#counts[place] = weight;
      if (this.#filled > this.#mask * 0.75) this.#drop();
    } else {
      this.#counts[place] = (this.#counts[place] ?? 0) + weight;
    }
  }

  *entries(): Generator<readonly [number, number]> {
    for (let place = 0; place <= this.#mask; place += 1) {
      const key = this.#keys[place] ?? -1;
      if (key !== -1) yield [key, this.#counts[place] ?? 0];
    }
  }

  #placeOf(key: number): number {
    const low = key % 4_294_967_296;
    const high = (key - low) / 4_294_967_296;
    let hash = Math.imul((low ^ Math.imul(high + 1, 0x9e3779b1)) >>> 0, 0x85ebca6b);
    hash = (hash ^ (hash >>> 15)) >>> 0;
    let place = hash & this.#mask;
    while (this.#keys[place] !== -1 && this.#keys[place] !== key) place = (place + 1) & this.#mask;
    return place;
  }

  #drop(): void {
    const [keys, counts] = [this.#keys.slice(), this.#counts.slice()];
    while (this.#filled > this.#mask * 0.5) {
      this.#floor += 1;
      this.#keys.fill(-1);
      this.#filled = 0;
      for (const [at, key] of keys.entries()) {
        const count = counts[at] ?? 0;
        if (key === -1 || count <= this.#floor) continue;
        const place = this.#placeOf(key);
        this.#keys[place] = key;
        this.#counts[place] = count;
        this.#filled += 1;
      }
    }
  }
}
