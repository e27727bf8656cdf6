import { DIMENSIONS } from './vectors.js';

export interface Near {
  readonly id: string;
  /** The cosine of the angle to what is wanted. */
  readonly near: number;
}

/** Whether one ranks behind the other; of two that are equally near, the older. Ids are ordered by time. */
const isBehind = (one: Near, other: Near): boolean =>
  one.near < other.near || (one.near === other.near && one.id < other.id);

/**
 * The nearest of many vectors that are read block by block. Keeps no more than are wanted, in a heap whose first is the farthest.
 *
 * @param least a nearer one is not worth keeping below this cosine.
 */
export class NearestKept {
  readonly #heap: Near[] = [];
  readonly #length: number;

  constructor(
    private readonly wanted: Int8Array,
    private readonly count: number,
    private readonly least: number,
  ) {
    this.#length = Math.sqrt(wanted.reduce((sum, value) => sum + value * value, 0));
  }

  /** @param vectors one after the other. @param idOf the id at a row of them; asked only of those that are kept. */
  read(vectors: Int8Array, idOf: (row: number) => string): void {
    if (this.#length === 0 || this.count === 0) return;
    for (let row = 0, start = 0; start < vectors.length; row += 1, start += DIMENSIONS) {
      const near = this.#near(vectors, start);
      if (near < this.#bound()) continue;
      this.#keep({ id: idOf(row), near });
    }
  }

  /** The nearest first. */
  sorted(): Near[] {
    return this.#heap.toSorted((one, other) => (isBehind(one, other) ? 1 : -1));
  }

  #near(vectors: Int8Array, start: number): number {
    const { wanted } = this;
    let [product, square] = [0, 0];
    for (let index = 0; index < DIMENSIONS; index += 1) {
      const value = vectors[start + index] ?? 0;
      product = (product + value * (wanted[index] ?? 0)) | 0;
      square = (square + value * value) | 0;
    }
    return square === 0 ? 0 : product / (this.#length * Math.sqrt(square));
  }

  #bound(): number {
    return this.#heap.length < this.count ? this.least : Math.max(this.least, this.#heap[0]?.near ?? 0);
  }

  #keep(found: Near): void {
    const heap = this.#heap;
    if (heap.length < this.count) {
      heap.push(found);
      this.#rise(heap.length - 1);
      return;
    }
    const [farthest] = heap;
    if (farthest === undefined || !isBehind(farthest, found)) return;
    heap[0] = found;
    this.#sink();
  }

  #rise(from: number): void {
    for (let place = from; place > 0; ) {
      const above = (place - 1) >> 1;
      if (!this.#swapIfBehind(place, above)) return;
      place = above;
    }
  }

  #sink(): void {
    for (let place = 0; ; ) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      const [one, other] = [this.#heap[left], this.#heap[right]];
      if (one === undefined) return;
      const below = other !== undefined && isBehind(other, one) ? right : left;
      if (!this.#swapIfBehind(below, place)) return;
      place = below;
    }
  }

  #swapIfBehind(lower: number, upper: number): boolean {
    const [below, above] = [this.#heap[lower], this.#heap[upper]];
    if (below === undefined || above === undefined || !isBehind(below, above)) return false;
    [this.#heap[upper], this.#heap[lower]] = [below, above];
    return true;
  }
}
