import { unpack } from '../packed.js';
import { chanceOf, type PackedRegression } from '../regression.js';
import { type Mark, marksOf, QUESTION, REQUEST } from './marks.js';

/** Over {@link marksOf}. */
export interface RequestModel extends PackedRegression {
  /** Separated by newlines. */
  readonly vocabulary: string;
}

export interface RequestReading {
  /** The calibrated probability that the sentence asks or proposes something, from 0 to 1. */
  readonly chance: number;
  /** The words that speak most for it, verbatim; `null` if none do. */
  readonly witness: () => string | null;
}

export type RequestReader = (sentence: string) => RequestReading;

/** Minimum weight of words to be shown as a witness. */
const LEAST = 0.1;

/** The unit-length TF-IDF vector of a sentence: pairs of word index and weight, each feature once. */
export function vectorOf(
  marks: readonly Mark[],
  numbers: ReadonlyMap<string, number>,
  idf: ArrayLike<number>,
): [word: number, value: number][] {
  const words = new Set(marks.map(({ feature }) => numbers.get(feature)).filter((word) => word !== undefined));
  const values = [...words].map((word): [number, number] => [word, idf[word] ?? 0]);
  const length = Math.hypot(...values.map(([, value]) => value));
  return length === 0 ? [] : values.map(([word, value]) => [word, value / length]);
}

/** Unpacks a model for use. */
export function requestReaderOf(model: RequestModel): RequestReader {
  const numbers = new Map(model.vocabulary.split('\n').map((word, number) => [word, number]));
  const idf = unpack(model.idf, model.idfScale);
  const weights = unpack(model.weights, model.weightScale);
  return (sentence) => {
    const marks = marksOf(sentence);
    const parts = new Map(vectorOf(marks, numbers, idf).map(([word, value]) => [word, value * (weights[word] ?? 0)]));
    const logit = [...parts.values()].reduce((sum, part) => sum + part, model.bias);
    const weightOf = ({ feature }: Mark) => parts.get(numbers.get(feature) ?? -1) ?? 0;
    return { chance: chanceOf(model, logit), witness: () => witnessOf(sentence, marks, weightOf) };
  };
}

/** A phrase of a request speaks for itself; otherwise up to three neighboring words with the most weight together, then the question mark. */
function witnessOf(sentence: string, marks: readonly Mark[], weightOf: (mark: Mark) => number): string | null {
  const phrase = marks.find(({ feature }) => feature === REQUEST);
  if (phrase !== undefined) return sentence.slice(phrase.start, phrase.end);
  const spoken = marks.filter(({ feature }) => feature !== QUESTION && /\p{L}/u.test(feature));
  let best: { readonly mark: Mark; readonly weight: number } | null = null;
  for (const mark of spoken) {
    const weight = spoken
      .filter(({ start, end }) => start >= mark.start && end <= mark.end)
      .reduce((sum, one) => sum + weightOf(one), 0);
    if (weight > (best?.weight ?? LEAST)) best = { mark, weight };
  }
  const found = best?.mark ?? marks.find(({ feature }) => feature === QUESTION);
  return found === undefined ? null : sentence.slice(found.start, found.end);
}
