import { pack } from '../../packed.js';
import { type Descent, fit } from '../../training/descent.js';
import { allSamples, FOLDS, foldOf } from '../../training/samples.js';
import { type Mark, marksOf } from '../marks.js';
import { type RequestModel, vectorOf } from '../reader.js';
import type { RealSentence } from './corpus.js';

export interface Labelled {
  readonly text: string;
  readonly isRequest: boolean;
}

const DESCENT: Descent = { classes: 2, rounds: 200, step: 3, decay: 2e-4 };
/** Rarer words occur by chance, and could tell who wrote them. */
const LEAST_SENTENCES = 3;
const VOCABULARY = 4_000;

/** Whether a message of this repository asks, by its intent; the others may or may not. */
const ASKS: Readonly<Partial<Record<string, boolean>>> = {
  question: true,
  meeting: true,
  price: true,
  status: true,
  document: true,
  thanks: false,
  confirmation: false,
  out_of_office: false,
  other: false,
};

/** The sentences written for this repository, of the folds that the intent model learns from. They bring three more languages. */
export const ownSentences = (without: number | null = null): Labelled[] =>
  allSamples().flatMap((sample) => {
    const isRequest = ASKS[sample.intent];
    return isRequest === undefined || foldOf(sample) === FOLDS - 1 || foldOf(sample) === without
      ? []
      : [{ text: sample.text, isRequest }];
  });

interface Read extends Labelled {
  readonly marks: readonly Mark[];
}

function fitOver(sentences: readonly Read[], words: readonly string[], idf: readonly number[]) {
  const numbers = new Map(words.map((word, number) => [word, number]));
  const rows = sentences.map(({ marks, isRequest }) => ({
    vector: vectorOf(marks, numbers, idf),
    label: isRequest ? 1 : 0,
  }));
  const { weights, bias } = fit(rows, words.length, DESCENT);
  const weightOf = (index: number) => (weights[index * 2 + 1] ?? 0) - (weights[index * 2] ?? 0);
  return { weights: words.map((_, index) => weightOf(index)), bias: (bias[1] ?? 0) - (bias[0] ?? 0) };
}

/**
 * Fits in two passes: over all words to find the influential ones, then over those alone.
 *
 * @returns a model that is not calibrated yet.
 */
export function trainRequests(sentences: readonly (Labelled | RealSentence)[]): RequestModel {
  const read = sentences.map(({ text, isRequest }): Read => ({ text, isRequest, marks: marksOf(text) }));
  const counts = new Map<string, number>();
  for (const { marks } of read)
    for (const feature of new Set(marks.map((mark) => mark.feature)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const idfOf = (word: string) => Math.log((1 + read.length) / (1 + (counts.get(word) ?? 0))) + 1;
  const all = [...counts].flatMap(([word, count]) => (count >= LEAST_SENTENCES ? [word] : [])).sort();
  const first = fitOver(read, all, all.map(idfOf));
  const deciding = all
    .map((word, index) => ({ word, reach: Math.abs(first.weights[index] ?? 0) * idfOf(word) }))
    .sort((a, b) => b.reach - a.reach || (a.word < b.word ? -1 : 1))
    .slice(0, VOCABULARY)
    .map(({ word }) => word)
    .sort();
  const { weights, bias } = fitOver(read, deciding, deciding.map(idfOf));
  const idf = pack(deciding.map(idfOf));
  const packed = pack(weights);
  return {
    vocabulary: deciding.join('\n'),
    idf: idf.text,
    idfScale: idf.scale,
    weights: packed.text,
    weightScale: packed.scale,
    bias: Number(bias.toFixed(4)),
    slope: 1,
    offset: 0,
  };
}
