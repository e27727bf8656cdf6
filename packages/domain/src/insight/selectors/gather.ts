import { normalizeSelector } from './normalize.js';
import type { EvidenceSource, FoundSelector, SelectorType } from './types.js';

/** Maximum selectors of one type per reading: an email that lists a thousand products is about none of them. */
const MOST_OF_A_TYPE = 8;

/** Collects the distinct findings of a reading, up to the maximum per type. */
export class Gathered {
  readonly #found = new Map<string, FoundSelector>();
  readonly #counts = new Map<SelectorType, number>();

  /** @param quote the words that express it; `null` if it has a field of its own. */
  add(type: SelectorType, written: string | null, source: EvidenceSource, quote: string | null = null): this {
    const value = written === null ? null : normalizeSelector(type, written);
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
