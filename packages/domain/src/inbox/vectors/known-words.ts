import { placeIn } from './places.js';
import { hashOf } from './tokens.js';
import { quantise } from './vectors.js';

/** Dimensions of a known word; the first of them carry most. */
export const KNOWN_DIMENSIONS = 96;

/** What is known of English words before a workspace has written any. Made by `scripts/known-words.mjs`; it holds hashes of words. */
export interface KnownWords {
  /** Hashes of the words, ascending. */
  readonly words: Uint32Array;
  /** How much a word says in English, in 255ths: low for words in every text. */
  readonly weights: Uint8Array;
  /** `words × KNOWN_DIMENSIONS`, in their order. */
  readonly vectors: Int8Array;
  /** The length of each word's vector. */
  readonly lengths: Float32Array;
}

/** Words and dimensions of the file, four bytes each, before its arrays. */
const HEAD = 8;

export interface KnownWord {
  /** Folded. */
  readonly word: string;
  /** From 0 to 1. */
  readonly weight: number;
  /** Of `KNOWN_DIMENSIONS`. */
  readonly vector: Float32Array;
}

/** Words as bytes, to be stored. Of two with the same hash the first is kept. */
export function packKnownWords(words: Iterable<KnownWord>): Uint8Array {
  const byHash = new Map<number, KnownWord>();
  for (const one of words) {
    const hash = hashOf(one.word);
    if (!byHash.has(hash)) byHash.set(hash, one);
  }
  const sorted = [...byHash].toSorted(([one], [other]) => one - other);
  const packed = new Uint8Array(HEAD + sorted.length * (4 + 1 + KNOWN_DIMENSIONS));
  new Uint32Array(packed.buffer, 0, 2).set([sorted.length, KNOWN_DIMENSIONS]);
  const hashes = new Uint32Array(packed.buffer, HEAD, sorted.length);
  const weights = new Uint8Array(packed.buffer, HEAD + sorted.length * 4, sorted.length);
  const vectors = new Int8Array(packed.buffer, HEAD + sorted.length * 5);
  for (const [place, [hash, { weight, vector }]] of sorted.entries()) {
    hashes[place] = hash;
    weights[place] = Math.round(weight * 255);
    vectors.set(quantise(vector), place * KNOWN_DIMENSIONS);
  }
  return packed;
}

/** @throws RangeError if the bytes are not those of such words. */
export function unpackKnownWords(packed: Uint8Array): KnownWords {
  // A copy: arrays of four bytes must begin at a multiple of four.
  const { buffer } = packed.slice();
  const [words = 0, dimensions = 0] = packed.byteLength < HEAD ? [] : new Uint32Array(buffer, 0, 2);
  if (dimensions !== KNOWN_DIMENSIONS || packed.byteLength !== HEAD + words * (4 + 1 + dimensions))
    throw new RangeError('These bytes do not hold known words.');
  const vectors = new Int8Array(buffer, HEAD + words * 5);
  return {
    words: new Uint32Array(buffer, HEAD, words),
    weights: new Uint8Array(buffer, HEAD + words * 4, words),
    vectors,
    lengths: Float32Array.from({ length: words }, (_, place) => lengthOf(vectors, place)),
  };
}

function lengthOf(vectors: Int8Array, place: number): number {
  const own = vectors.subarray(place * KNOWN_DIMENSIONS, (place + 1) * KNOWN_DIMENSIONS);
  return Math.sqrt(own.reduce((sum, value) => sum + value * value, 0));
}

/** Where a word stands; −1 where it is not known. @param word folded. */
export const knownPlace = (known: KnownWords, word: string): number => placeIn(known.words, hashOf(word));

/** How much a word says in English, from 0 to 1. */
export const knownWeight = (known: KnownWords, place: number): number => (known.weights[place] ?? 0) / 255;

/** Adds the beginning of a word's vector, scaled to length 1 as a whole. */
export function addKnownWord(into: Float32Array, known: KnownWords, place: number, weight: number): void {
  const start = place * KNOWN_DIMENSIONS;
  const scale = weight / (known.lengths[place] || 1);
  for (let index = 0; index < into.length; index += 1)
    into[index] = (into[index] ?? 0) + scale * (known.vectors[start + index] ?? 0);
}
