import { normaliseSelector } from './normalise.js';
import type { EvidenceSource, FoundSelector, SelectorType } from './types.js';

/** Selectors of one type that one reading gives at most: a mail that lists a thousand products is about none of them. */
const MOST_OF_A_TYPE = 8;

/** Gathers what a reading finds, each value once, and no more than a reader would note. */
export class Gathered {
  readonly #found = new Map<string, FoundSelector>();
  readonly #counts = new Map<SelectorType, number>();

  /** @param quote the words that say so; `null` where a field of its own does. */
  add(type: SelectorType, written: string | null, source: EvidenceSource, quote: string | null = null): this {
    const value = written === null ? null : normaliseSelector(type, written);
    const count = this.#counts.get(type) ?? 0;
    if (value === null || count >= MOST_OF_A_TYPE || this.#found.has(`${type} ${value}`)) return this;
    this.#found.set(`${type} ${value}`, { type, value, source, quote });
    this.#counts.set(type, count + 1);
    return this;
  }

  all(): FoundSelector[] {
    return [...this.#found.values()];
  }
}
