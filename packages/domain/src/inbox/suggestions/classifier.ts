import { CONCEPT, featuresOf, RUN } from './features.js';
import { INTENTS, type Intent } from './intents.js';
import { type PackedModel, unpack } from './packed.js';

/** Probabilities that add up to 1. */
export type Chances = Readonly<Record<Intent, number>>;

export type Classifier = (text: string) => Chances;

/** A text has hundreds of character runs, a dozen words and a few concepts; these weights balance them. */
const CONCEPT_STRESS = 2.5;
const RUN_STRESS = 0.4;

/** The unit-length TF-IDF vector of a text over a vocabulary: pairs of word index and weight. */
export function vectorOf(
  text: string,
  numbers: ReadonlyMap<string, number>,
  idf: ArrayLike<number>,
): [word: number, value: number][] {
  const counts = new Map<number, number>();
  const stress = new Map<number, number>();
  for (const feature of featuresOf(text)) {
    const word = numbers.get(feature);
    if (word === undefined) continue;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    stress.set(word, feature.startsWith(CONCEPT) ? CONCEPT_STRESS : feature.startsWith(RUN) ? RUN_STRESS : 1);
  }
  const values = [...counts].map(([word, count]): [number, number] => [
    word,
    (1 + Math.log(count)) * (idf[word] ?? 0) * (stress.get(word) ?? 1),
  ]);
  const length = Math.hypot(...values.map(([, value]) => value));
  return length === 0 ? [] : values.map(([word, value]) => [word, value / length]);
}

/** Probabilities from logits; subtracts the largest first to avoid overflow. */
export function softmax(logits: readonly number[]): number[] {
  const largest = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - largest));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}

/** Unpacks a model for use: multinomial logistic regression over TF-IDF. */
export function classifierOf(model: PackedModel): Classifier {
  const numbers = new Map(model.vocabulary.split('\n').map((word, number) => [word, number]));
  const idf = unpack(model.idf, model.idfScale);
  const weights = unpack(model.weights, model.weightScale);
  return (text) => {
    const logits = [...model.bias];
    for (const [word, value] of vectorOf(text, numbers, idf))
      for (let intent = 0; intent < INTENTS.length; intent += 1)
        logits[intent] = (logits[intent] ?? 0) + value * (weights[word * INTENTS.length + intent] ?? 0);
    return chancesOf(softmax(logits));
  };
}

function chancesOf(list: readonly number[]): Chances {
  const chance = (intent: Intent) => list[INTENTS.indexOf(intent)] ?? 0;
  return {
    question: chance('question'),
    meeting: chance('meeting'),
    price: chance('price'),
    complaint: chance('complaint'),
    thanks: chance('thanks'),
    status: chance('status'),
    document: chance('document'),
    reschedule: chance('reschedule'),
    introduction: chance('introduction'),
    out_of_office: chance('out_of_office'),
    unsubscribe: chance('unsubscribe'),
    confirmation: chance('confirmation'),
    other: chance('other'),
  };
}
