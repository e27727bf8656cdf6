import { addKnownWord, type KnownWords, knownPlace, knownWeight } from './known-words.js';
import { groupsOf } from './lexicon.js';
import { placeIn } from './places.js';
import { hashOf, runHashes, vectorTokens } from './tokens.js';
import { DIMENSIONS, normalise, quantise } from './vectors.js';

/**
 * What was learnt of a workspace's words. It holds hashes of words, never words, and is plain arrays, so that it is stored and read without parsing.
 */
export interface VectorModel {
  /** Hashes of the words, ascending. */
  readonly words: Uint32Array;
  /** `words × DIMENSIONS`, in their order. */
  readonly vectors: Int8Array;
  /** Of each word's bytes, to compare words. */
  readonly scales: Float32Array;
  /** How much a word says: low for words in every message. */
  readonly weights: Float32Array;
  /** The share of conversations that have the word as no name; see `spreadOfUnit`. */
  readonly spread: Float32Array;
  /** Hashes of runs of characters, ascending, for words that were never seen. */
  readonly runs: Uint32Array;
  readonly runVectors: Int8Array;
  readonly runScales: Float32Array;
  /** The direction that all messages share, of length 1; it is taken out. */
  readonly common: Float32Array;
  /** What is known of English besides; `null` where only what was learnt counts. It is stored apart. */
  readonly known: KnownWords | null;
  /** As `common`, of the known words. */
  readonly knownCommon: Float32Array;
}

/** Of a message's vector, so much is what is known of its English words; the rest is what was learnt. */
export const KNOWN_SHARE = 64;
const LEARNT_SHARE = DIMENSIONS - KNOWN_SHARE;

/** Of smooth inverse frequency (Arora, Liang & Ma 2017): the weight of a word with the share p of all words is RARITY / (RARITY + p). */
export const RARITY = 1e-3;

/** The share of conversations that use a word; 0 for unknown words, rare ones and names. @param word folded. */
export function spreadOf(model: VectorModel, word: string): number {
  const place = placeIn(model.words, hashOf(word));
  return place === -1 ? 0 : (model.spread[place] ?? 0);
}

export function addScaled(into: Float32Array, vectors: Int8Array, place: number, scale: number): void {
  const start = place * DIMENSIONS;
  for (let index = 0; index < DIMENSIONS; index += 1)
    into[index] = (into[index] ?? 0) + scale * (vectors[start + index] ?? 0);
}

/** A word that was never seen is what its runs are, and says as much as a rare one. */
function addUnknown(into: Float32Array, model: VectorModel, word: string, weight: number): void {
  const known = runHashes(word)
    .map((hash) => placeIn(model.runs, hash))
    .filter((place) => place !== -1);
  for (const place of known)
    addScaled(into, model.runVectors, place, ((model.runScales[place] ?? 0) * weight) / known.length);
}

/** The weighted sum of a text's words, before what all messages share is taken out. */
export function sumOfWords(model: VectorModel, text: string): Float32Array {
  const sum = new Float32Array(DIMENSIONS);
  for (const word of vectorTokens(text)) {
    const place = placeIn(model.words, hashOf(word));
    if (place === -1) addUnknown(sum, model, word, UNKNOWN);
    else addKnown(sum, model, place);
    for (const name of groupsOf(word)) {
      const group = placeIn(model.words, hashOf(name));
      if (group !== -1) addKnown(sum, model, group);
    }
  }
  return normalise(sum);
}

const UNKNOWN = 0.5;

function addKnown(into: Float32Array, model: VectorModel, place: number): void {
  addScaled(into, model.vectors, place, (model.scales[place] ?? 0) * (model.weights[place] ?? 0));
}

/** As `sumOfWords`, of the known words. A word that the workspace uses often says as little as one that is frequent in English. */
export function sumOfKnownWords(model: VectorModel, known: KnownWords, text: string): Float32Array {
  const sum = new Float32Array(KNOWN_SHARE);
  for (const word of vectorTokens(text)) {
    const place = knownPlace(known, word);
    if (place === -1) continue;
    const here = placeIn(model.words, hashOf(word));
    const weight = here === -1 ? 1 : (model.weights[here] ?? 1);
    addKnownWord(sum, known, place, Math.min(weight, knownWeight(known, place)));
  }
  return normalise(sum);
}

function without(sum: Float32Array, direction: Float32Array): Float32Array {
  let share = 0;
  for (const [index, value] of sum.entries()) share += value * (direction[index] ?? 0);
  for (const [index, value] of sum.entries()) sum[index] = value - share * (direction[index] ?? 0);
  return normalise(sum);
}

/** A text's vector: what was learnt of its words, and beside it what is known of them. Zero where no word of it is known. */
export function vectorOf(model: VectorModel, text: string): Int8Array {
  const learnt = without(sumOfWords(model, text), model.common);
  if (model.known === null) return quantise(learnt);
  const vector = new Float32Array(DIMENSIONS);
  // The first dimensions are those with the greatest singular values.
  vector.set(normalise(learnt.subarray(0, LEARNT_SHARE)));
  vector.set(without(sumOfKnownWords(model, model.known, text), model.knownCommon), LEARNT_SHARE);
  return quantise(vector);
}
