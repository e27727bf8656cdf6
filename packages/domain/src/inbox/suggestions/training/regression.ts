import { vectorOf } from '../classifier.js';
import { featuresOf } from '../features.js';
import { INTENTS } from '../intents.js';
import { type PackedModel, pack } from '../packed.js';
import { type Descent, type Fit, fit } from './descent.js';
import type { Sample } from './samples.js';

const CLASSES = INTENTS.length;
/** The decay keeps the weights small, because there is little data. */
const DESCENT: Descent = { classes: CLASSES, rounds: 160, step: 3, decay: 2e-4 };
/** Minimum families per word; rarer words occur by chance. */
const LEAST_FAMILIES = 2;
const VOCABULARY = 5_000;

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

function fitOver(samples: readonly Sample[], vocabulary: readonly string[], idf: readonly number[]): Fit {
  const numbers = new Map(vocabulary.map((word, number) => [word, number]));
  const rows = samples.map(({ text, intent }) => ({
    vector: vectorOf(text, numbers, idf),
    label: INTENTS.indexOf(intent),
  }));
  return fit(rows, vocabulary.length, DESCENT);
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
    wish: { slope: 1, request: 0, offset: 0 },
    remark: { slope: 1, request: 0, offset: 0 },
    threshold: 0,
    least: 0,
  };
}
