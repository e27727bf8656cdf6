import { unpack } from '../suggestions/packed.js';
import { chanceOf, type PackedRegression } from '../suggestions/regression.js';
import { type Token, tokensOf } from './features.js';

/** Over the hashed features of a sentence. */
export interface CancellationModel extends PackedRegression {
  /** Of what it was made from: changes with sentences and features. */
  readonly madeFrom: string;
  /** Minimum probability of a claim. */
  readonly least: number;
}

export interface CancellationReading {
  /** The calibrated probability that the sentence ends the business relationship, from 0 to 1. */
  readonly chance: number;
  /** Up to {@link MOST_WORDS} words in a row that speak most for it, verbatim. */
  readonly witness: () => string;
}

export type CancellationReader = (sentence: string) => CancellationReading;

const MOST_WORDS = 5;

/** Of each feature that occurs, once: its share in a vector of unit length. */
export function vectorOf(tokens: readonly Token[], idf: ArrayLike<number>): [bucket: number, value: number][] {
  const values: [number, number][] = [];
  for (const bucket of new Set(tokens.flatMap(({ buckets }) => buckets))) {
    const value = idf[bucket] ?? 0;
    if (value > 0) values.push([bucket, value]);
  }
  const length = Math.hypot(...values.map(([, value]) => value));
  return values.map(([bucket, value]) => [bucket, value / length]);
}

/** Unpacks a model for use. Each message of an import is read, so that nothing is kept per feature. */
export function cancellationReaderOf(model: CancellationModel): CancellationReader {
  const idf = unpack(model.idf, model.idfScale);
  const parts = unpack(model.weights, model.weightScale).map((weight, bucket) => weight * (idf[bucket] ?? 0));
  const squares = idf.map((value) => value * value);
  /** The reading in which a feature was counted last: each counts once. */
  const counted = new Uint32Array(idf.length);
  let reading = 0;
  return (sentence) => {
    const tokens = tokensOf(sentence);
    reading += 1;
    let [sum, length] = [0, 0];
    for (const { buckets } of tokens)
      for (const bucket of buckets) {
        if (counted[bucket] === reading) continue;
        counted[bucket] = reading;
        sum += parts[bucket] ?? 0;
        length += squares[bucket] ?? 0;
      }
    const logit = model.bias + (length === 0 ? 0 : sum / Math.sqrt(length));
    const weightOf = ({ buckets }: Token) => buckets.reduce((total, bucket) => total + (parts[bucket] ?? 0), 0);
    return {
      chance: chanceOf(model, logit),
      witness: () => witnessOf(sentence, tokens, tokens.map(weightOf)),
    };
  };
}

function witnessOf(sentence: string, tokens: readonly Token[], weights: readonly number[]): string {
  let best = { from: 0, to: 0, weight: Number.NEGATIVE_INFINITY };
  for (let from = 0; from < tokens.length; from += 1) {
    let weight = 0;
    for (let to = from; to < Math.min(tokens.length, from + MOST_WORDS); to += 1) {
      weight += weights[to] ?? 0;
      if (weight > best.weight) best = { from, to, weight };
    }
  }
  return sentence.slice(tokens[best.from]?.start, tokens[best.to]?.end);
}
