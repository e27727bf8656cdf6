import { repeatableChance } from '../../shared/maths/repeatable-chance.js';
import { searchWords } from '../../shared/text/search.js';
import { PairCounts } from './co-occurrence.js';
import type { KnownWords } from './known-words.js';
import { KNOWN_SHARE, RARITY, sumOfKnownWords, sumOfWords, type VectorModel } from './model.js';
import { ppmiOf } from './ppmi.js';
import { runsOf, type WordVectors } from './runs.js';
import { randomisedSvd } from './svd.js';
import { DIMENSIONS, normalise, quantise } from './vectors.js';
import { spreadOfUnit, TextStore, type Unit } from './vocabulary.js';

export interface TrainingText {
  readonly text: string;
  /** Messages of one conversation have one. */
  readonly conversation: string;
}

/** Words between which pairs are counted stand at most so far apart; farther where there is little text to learn from. */
const WINDOW = 8;
const WIDE_WINDOW = 16;
/** The most frequent words are learnt. */
const MOST_WORDS = 30_000;
/** Two to this power pairs of words have room: 100 MB. */
const PAIR_BITS = 23;
/** Levy, Goldberg & Dagan (2015): vectors whose dimensions are weighted by the root of their singular values do best. */
const VALUE_POWER = 0.5;
/** Texts whose common direction is taken. */
const SAMPLED = 4_000;
const TEXTS_AT_ONCE = 200;
/** How much a word and its group count as neighbours where the word stands. */
const GROUP_TIE = 2;
/** Below this many words of text even a word that stands there once is learnt. */
const MUCH_TEXT = 100_000;
const FEWEST_OF_MUCH = 5;

/** What share of the work is done, from 0 to 1. */
export type Progress = number;

/**
 * Learns the vectors of a workspace's words from its texts. A generator: it yields how far it is at least once in some tens of milliseconds, and whoever
 * runs it may pause or stop there.
 *
 * @param texts conversation by conversation, read once; about 100,000 are enough.
 * @param seed the same texts with the same seed give the same model.
 * @param names of the people in the workspace.
 * @param known of English words, to stand beside what is learnt.
 */
export function* trainVectors(
  texts: Iterable<TrainingText>,
  seed: number,
  names: Iterable<string> = [],
  known: KnownWords | null = null,
): Generator<Progress, VectorModel> {
  const store = new TextStore(new Set([...names].flatMap((name) => searchWords(name))));
  const sample: string[] = [];
  for (const { text, conversation } of texts) {
    store.add(text, conversation);
    if (sample.length < SAMPLED) sample.push(text);
    if (store.texts % TEXTS_AT_ONCE === 0) yield 0.1;
  }
  const units = vocabularyOf(store);
  const counts = yield* pairsOf(store, units);
  yield 0.4;
  const matrix = yield* finished(ppmiOf(counts, units.length), 0.42);
  const decomposed = yield* finished(randomisedSvd(matrix, { rank: DIMENSIONS }, repeatableChance(seed)), 0.5);
  const dense = scaled(decomposed, units.length);
  yield 0.9;
  const words = { units, dense };
  const model = yield* packed(words, store);
  return {
    ...model,
    common: yield* commonOf(sample, DIMENSIONS, (text) => sumOfWords(model, text)),
    known,
    knownCommon: yield* knownCommonOf(model, sample, known),
  };
}

/** Runs a part that knows no progress of its own. */
function* finished<Result>(part: Generator<undefined, Result>, progress: Progress): Generator<Progress, Result> {
  let step = part.next();
  while (!step.done) {
    yield progress;
    step = part.next();
  }
  return step.value;
}

/** The most frequent units, ascending by hash. */
function vocabularyOf(store: TextStore): Unit[] {
  const fewest = store.words < MUCH_TEXT ? 1 : FEWEST_OF_MUCH;
  return [...store.units.values()]
    .filter(({ count }) => count >= fewest)
    .toSorted((one, another) => another.count - one.count || one.hash - another.hash)
    .slice(0, MOST_WORDS)
    .toSorted((one, another) => one.hash - another.hash);
}

function* pairsOf(store: TextStore, units: readonly Unit[]): Generator<Progress, PairCounts> {
  const places = new Map(units.map(({ hash }, place) => [hash, place]));
  const window = store.words < MUCH_TEXT ? WIDE_WINDOW : WINDOW;
  const bits = Math.min(PAIR_BITS, Math.max(12, Math.ceil(Math.log2(store.words * window * 8 + 1))));
  const counts = new PairCounts(bits);
  const size = units.length;
  const pair = (one: number, another: number, weight: number) =>
    counts.add(Math.min(one, another) * size + Math.max(one, another), weight);
  let read = 0;
  for (const text of store.placed(places)) {
    for (const [at, here] of text.entries()) {
      // A word and its group stand for each other.
      for (const [index, one] of here.entries()) for (const other of here.slice(index + 1)) pair(one, other, GROUP_TIE);
      for (const there of text.slice(at + 1, at + 1 + window))
        for (const one of here) for (const other of there) pair(one, other, 1);
    }
    read += 1;
    if (read % TEXTS_AT_ONCE === 0) yield 0.1 + (0.3 * read) / store.texts;
  }
  return counts;
}

function scaled({ vectors, values }: { vectors: Float32Array; values: Float64Array }, size: number): Float32Array {
  const dense = new Float32Array(size * DIMENSIONS);
  for (let row = 0; row < size; row += 1)
    for (const [column, value] of values.entries())
      dense[row * DIMENSIONS + column] = (vectors[row * values.length + column] ?? 0) * value ** VALUE_POWER;
  return dense;
}

function* packed(words: WordVectors, store: TextStore): Generator<Progress, VectorModel> {
  const { units, dense } = words;
  const total = units.reduce((sum, { count }) => sum + count, 0);
  const runs = yield* runsOf(words, store.runs);
  const bytes = yield* bytesOf(dense, units.length);
  const runBytes = yield* bytesOf(runs.dense, runs.hashes.length);
  return {
    words: Uint32Array.from(units, ({ hash }) => hash),
    vectors: bytes.vectors,
    scales: bytes.scales,
    weights: Float32Array.from(units, ({ count }) => RARITY / (RARITY + count / total)),
    spread: Float32Array.from(units, (unit) => spreadOfUnit(unit, store)),
    runs: runs.hashes,
    runVectors: runBytes.vectors,
    runScales: runBytes.scales,
    common: new Float32Array(DIMENSIONS),
    known: null,
    knownCommon: new Float32Array(KNOWN_SHARE),
  };
}

interface Bytes {
  readonly vectors: Int8Array;
  readonly scales: Float32Array;
}

function* bytesOf(dense: Float32Array, rows: number): Generator<Progress, Bytes> {
  const vectors = new Int8Array(rows * DIMENSIONS);
  const scales = new Float32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const own = dense.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS);
    vectors.set(quantise(own), row * DIMENSIONS);
    scales[row] = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
    if (row % 1_000 === 0) yield 0.94;
  }
  return { vectors, scales };
}

function* knownCommonOf(
  model: VectorModel,
  sample: readonly string[],
  known: KnownWords | null,
): Generator<Progress, Float32Array> {
  if (known === null) return new Float32Array(KNOWN_SHARE);
  return yield* commonOf(sample, KNOWN_SHARE, (text) => sumOfKnownWords(model, known, text));
}

/** The first principal direction of the sampled texts' sums, by power iteration. */
function* commonOf(
  sample: readonly string[],
  dimensions: number,
  sumOf: (text: string) => Float32Array,
): Generator<Progress, Float32Array> {
  const sums: Float32Array[] = [];
  for (const text of sample) {
    sums.push(sumOf(text));
    if (sums.length % TEXTS_AT_ONCE === 0) yield 0.95;
  }
  let direction = normalise(new Float32Array(dimensions).fill(1));
  for (let pass = 0; pass < 20; pass += 1) {
    const next = new Float32Array(dimensions);
    for (const sum of sums) {
      let share = 0;
      for (const [index, value] of sum.entries()) share += value * (direction[index] ?? 0);
      for (const [index, value] of sum.entries()) next[index] = (next[index] ?? 0) + share * value;
    }
    direction = normalise(next);
    yield 0.98;
  }
  return direction;
}
