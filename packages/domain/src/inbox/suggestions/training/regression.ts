import { softmax, vectorOf } from '../classifier.js';
import { featuresOf } from '../features.js';
import { INTENTS } from '../intents.js';
import { type PackedModel, pack } from '../packed.js';
import type { Sample } from './samples.js';

const CLASSES = INTENTS.length;
const ROUNDS = 160;
const STEP = 3;
/** Regularization: keeps the weights small, because there is little data. */
const DECAY = 2e-4;
/** Minimum families per word; rarer words occur by chance. */
const LEAST_FAMILIES = 2;
const VOCABULARY = 5_000;

interface Row {
  readonly vector: readonly (readonly [number, number])[];
  readonly label: number;
}

interface Fit {
  readonly weights: Float64Array;
  readonly bias: Float64Array;
}

/** The families that contain each word. */
function families(samples: readonly Sample[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const { text, family } of samples) {
    for (const feature of new Set(featuresOf(text))) {
      const those = found.get(feature);
      if (those === undefined) found.set(feature, new Set([family]));
      else those.add(family);
    }
  }
  return found;
}

/** Nesterov's accelerated gradient descent over all rows: deterministic, so the same data always give the same model. */
function fit(rows: readonly Row[], words: number): Fit {
  const size = words * CLASSES;
  const weights = new Float64Array(size);
  const bias = new Float64Array(CLASSES);
  const ahead = { weights: new Float64Array(size), bias: new Float64Array(CLASSES) };
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = gradient(rows, ahead);
    const momentum = (round - 1) / (round + 2);
    descend(weights, ahead.weights, slope.weights, momentum, DECAY);
    descend(bias, ahead.bias, slope.bias, momentum, 0);
  }
  return { weights, bias };
}

function descend(at: Float64Array, ahead: Float64Array, slope: Float64Array, momentum: number, decay: number): void {
  for (let index = 0; index < at.length; index += 1) {
    const from = ahead[index] ?? 0;
    const next = from - STEP * ((slope[index] ?? 0) + decay * from);
    ahead[index] = next + momentum * (next - (at[index] ?? 0));
    at[index] = next;
  }
}

function gradient(rows: readonly Row[], { weights, bias }: Fit): Fit {
  const slope = { weights: new Float64Array(weights.length), bias: new Float64Array(CLASSES) };
  for (const { vector, label } of rows) {
    const errors = softmax(logitsOf(vector, weights, bias)).map(
      (chance, intent) => (chance - (intent === label ? 1 : 0)) / rows.length,
    );
    for (const [intent, error] of errors.entries()) slope.bias[intent] = (slope.bias[intent] ?? 0) + error;
    for (const [word, value] of vector) {
      const start = word * CLASSES;
      for (let intent = 0; intent < CLASSES; intent += 1)
        slope.weights[start + intent] = (slope.weights[start + intent] ?? 0) + (errors[intent] ?? 0) * value;
    }
  }
  return slope;
}

function logitsOf(vector: Row['vector'], weights: Float64Array, bias: Float64Array): number[] {
  const logits = [...bias];
  for (const [word, value] of vector) {
    const start = word * CLASSES;
    for (let intent = 0; intent < CLASSES; intent += 1)
      logits[intent] = (logits[intent] ?? 0) + value * (weights[start + intent] ?? 0);
  }
  return logits;
}

function fitOver(samples: readonly Sample[], vocabulary: readonly string[], idf: readonly number[]): Fit {
  const numbers = new Map(vocabulary.map((word, number) => [word, number]));
  const rows = samples.map(({ text, intent }) => ({
    vector: vectorOf(text, numbers, idf),
    label: INTENTS.indexOf(intent),
  }));
  return fit(rows, vocabulary.length);
}

/** The influence of a word: its largest weight over all intents. */
const reach = ({ weights }: Fit, word: number): number =>
  weights.subarray(word * CLASSES, (word + 1) * CLASSES).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);

/**
 * Fits the classifier in two passes: over all words to find the influential ones, then over those alone.
 *
 * @returns a model that is not calibrated yet.
 */
export function train(samples: readonly Sample[], version: number): PackedModel {
  const found = families(samples);
  const total = new Set(samples.map(({ family }) => family)).size;
  const idfOf = (word: string) => Math.log((1 + total) / (1 + (found.get(word)?.size ?? 0))) + 1;
  const all = [...found].flatMap(([word, those]) => (those.size >= LEAST_FAMILIES ? [word] : [])).sort();
  const first = fitOver(samples, all, all.map(idfOf));
  const deciding = all
    .map((word, number) => ({ word, reach: reach(first, number) }))
    .sort((a, b) => b.reach - a.reach || (a.word < b.word ? -1 : 1))
    .slice(0, VOCABULARY)
    .map(({ word }) => word)
    .sort();
  const packedIdf = pack(deciding.map(idfOf));
  const { weights, bias } = fitOver(samples, deciding, deciding.map(idfOf));
  const packedWeights = pack([...weights]);
  return {
    version,
    vocabulary: deciding.join('\n'),
    idf: packedIdf.text,
    idfScale: packedIdf.scale,
    weights: packedWeights.text,
    weightScale: packedWeights.scale,
    bias: [...bias].map((value) => Number(value.toFixed(4))),
    temperature: 1,
    slope: 1,
    offset: 0,
    threshold: 0,
  };
}
