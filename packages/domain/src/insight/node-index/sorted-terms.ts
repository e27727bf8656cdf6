import { byCodePoint } from '../../shared/text/fold.js';
import { NumberList } from './number-list.js';

/** Separates terms; no term contains one, since all white space in it is folded to a blank. */
const END = '\n';

/**
 * Sorted terms in a single string. A million separate strings would take several times the memory, and a substring can be searched in all of them at
 * once.
 */
export class SortedTerms {
  /** @param starts the start of each term, plus the end. */
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

  /** The terms that contain a substring, between two indices. @param piece not empty. */
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

/** The smallest number from 0 on that satisfies a monotonic predicate. */
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

  /** @param term above all previous ones. */
  add(term: string): void {
    this.#starts.push(this.#length);
    this.#recent.push(term);
    this.#length += term.length + END.length;
    // Joined periodically, so that a million strings do not pile up.
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
