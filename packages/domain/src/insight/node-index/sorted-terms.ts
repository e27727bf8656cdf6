import { byCodePoint } from '../../shared/text/fold.js';
import { NumberList } from './number-list.js';

/** Between two terms; no term has one, since every kind of space in it is folded to a blank. */
const END = '\n';

/**
 * Many terms in the order of their code points, in one text: as texts of their own a million of them would take several times the memory, and a part
 * of them can be looked for in all of them at once.
 */
export class SortedTerms {
  /** @param starts where each term begins, and where another one would. */
  constructor(
    readonly text: string,
    readonly starts: Uint32Array,
  ) {}

  get count(): number {
    return this.starts.length - 1;
  }

  at(index: number): string {
    return this.text.slice(this.starts[index] ?? 0, (this.starts[index + 1] ?? 1) - 1);
  }

  /** The first term that is not below another one. */
  lowerBound(term: string): number {
    return firstOf(this.count, (index) => byCodePoint(this.at(index), term) >= 0);
  }

  /** The first term above another one. */
  upperBound(term: string): number {
    return firstOf(this.count, (index) => byCodePoint(this.at(index), term) > 0);
  }

  /** The terms that a piece is in, from one index to before another. @param piece not empty. */
  *containing(piece: string, from: number, below: number): Generator<number> {
    const end = this.starts[below] ?? 0;
    for (let at = this.starts[from] ?? end; at < end; ) {
      at = this.text.indexOf(piece, at);
      if (at < 0 || at >= end) return;
      const found = firstOf(this.count, (index) => (this.starts[index + 1] ?? 0) > at);
      yield found;
      at = this.starts[found + 1] ?? end;
    }
  }
}

/** The first of some numbers from 0 on that a rule is true of; whatever follows a true one is true. */
function firstOf(count: number, isTrue: (index: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isTrue(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Writes {@link SortedTerms}, one term after the other. */
export class SortedTermsWriter {
  #text = '';
  #recent: string[] = [];
  #length = 0;
  readonly #starts = new NumberList();

  /** @param term above all that were added. */
  add(term: string): void {
    this.#starts.push(this.#length);
    this.#recent.push(term);
    this.#length += term.length + END.length;
    // Joined now and then, lest a million texts wait.
    if (this.#recent.length === 4_096) this.#join();
  }

  finish(): SortedTerms {
    this.#join();
    this.#starts.push(this.#length);
    return new SortedTerms(this.#text, this.#starts.finish());
  }

  #join(): void {
    if (this.#recent.length > 0) this.#text += this.#recent.join(END) + END;
    this.#recent = [];
  }
}
