import { KNOWN_DIMENSIONS, type KnownWords, knownPlace } from './known-words.js';
import type { VectorModel } from './model.js';
import { rarityOf } from './overlap.js';
import { vectorTokens } from './tokens.js';

/** Different words of a usual message. A longer one has more that is like any search, so it counts less. */
const USUAL = 25;
const BY_LENGTH = 0.3;

/** A word of a search, and how much it counts. */
interface Sought {
  readonly word: string;
  readonly place: number;
  readonly weight: number;
}

/**
 * How well a text answers a search word by word: each word of the search is compared with the one of the text that is most like it (after Kusner et al. 2015,
 * without the transport), by what is known of both. A word that nothing is known of is like itself only.
 */
export class Alike {
  readonly #sought: readonly Sought[];
  readonly #sum: number;
  /** Texts share most of their words. */
  readonly #kept = new Map<string, Float32Array>();

  constructor(
    model: VectorModel,
    private readonly known: KnownWords,
    search: string,
  ) {
    this.#sought = [...new Set(vectorTokens(search))].map((word) => ({
      word,
      place: knownPlace(known, word),
      weight: rarityOf(model, word),
    }));
    this.#sum = this.#sought.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** From 0, where nothing is alike, to 1 and a little more for short texts that say all of it. */
  of(text: string): number {
    const words = new Set(vectorTokens(text));
    if (this.#sum === 0 || words.size === 0) return 0;
    const best = new Float32Array(this.#sought.length);
    for (const word of words)
      for (const [index, like] of this.#likenesses(word).entries()) best[index] = Math.max(best[index] ?? 0, like);
    const said = this.#sought.reduce((sum, { weight }, index) => sum + weight * (best[index] ?? 0), 0);
    return said / this.#sum / (1 - BY_LENGTH + BY_LENGTH * Math.sqrt(words.size / USUAL));
  }

  /** How like a word is to each of the search. */
  #likenesses(word: string): Float32Array {
    let likenesses = this.#kept.get(word);
    if (likenesses === undefined) {
      const place = knownPlace(this.known, word);
      likenesses = Float32Array.from(this.#sought, (sought) =>
        sought.word === word ? 1 : likenessOf(this.known, place, sought.place),
      );
      this.#kept.set(word, likenesses);
    }
    return likenesses;
  }
}

/** The cosine between two known words. */
function likenessOf({ vectors, lengths }: KnownWords, one: number, other: number): number {
  if (one === -1 || other === -1) return 0;
  const [first, second] = [one * KNOWN_DIMENSIONS, other * KNOWN_DIMENSIONS];
  let product = 0;
  for (let index = 0; index < KNOWN_DIMENSIONS; index += 1)
    product += (vectors[first + index] ?? 0) * (vectors[second + index] ?? 0);
  return product / ((lengths[one] || 1) * (lengths[other] || 1));
}
