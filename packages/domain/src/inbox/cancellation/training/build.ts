import { pack } from '../../suggestions/packed.js';
import { logistic } from '../../suggestions/regression.js';
import { type Descent, fit } from '../../suggestions/training/descent.js';
import { type Outcome, plattOf } from '../../suggestions/training/platt.js';
import { allSamples } from '../../suggestions/training/samples.js';
import { cancellationIn, likeliestIn } from '../cancellation-in.js';
import { BUCKETS, hashed, type Token, tokensOf } from '../features.js';
import { DEVELOPMENT, type Labelled } from '../labelled-cancellations.js';
import { cancellingPhrase } from '../phrases.js';
import { type CancellationModel, type CancellationReader, cancellationReaderOf, vectorOf } from '../reader.js';
import { ENGLISH } from './sentences/english.js';
import { FRENCH } from './sentences/french.js';
import { GERMAN } from './sentences/german.js';
import { SHORT } from './sentences/short.js';
import { SPANISH } from './sentences/spanish.js';

interface Sample {
  readonly text: string;
  readonly ends: boolean;
}

/** Rarer features occur by chance. */
const LEAST_SAMPLES = 2;
const DESCENT: Descent = { classes: 2, rounds: 250, step: 3, decay: 3e-5 };
const FOLDS = 5;
/** Of claims about sentences that end the relationship or sound alike. */
const PRECISION = 0.9;

/** Half of them end the relationship, the others mostly sound alike. */
const aboutCancellations = (): Sample[] =>
  [ENGLISH, GERMAN, FRENCH, SPANISH, SHORT, DEVELOPMENT].flatMap(({ ends, others }) => [
    ...ends.map((text) => ({ text, ends: true })),
    ...others.map((text) => ({ text, ends: false })),
  ]);

/** Of all other intents. */
const aboutOthers = (): Sample[] => allSamples().map(({ text }) => ({ text, ends: false }));

/** FNV-1a, as eight hexadecimal digits. */
function digestOf(texts: readonly string[]): string {
  const hash = texts.reduce((before, text) => hashed(text, before), 2_166_136_261);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const foldOf = (text: string): number => Number.parseInt(digestOf([text]), 16) % FOLDS;

type Trained = Omit<CancellationModel, 'madeFrom' | 'slope' | 'offset' | 'least'>;

function train(samples: readonly Sample[]): Trained {
  const read = samples.map(({ text, ends }) => ({ tokens: tokensOf(text), label: ends ? 1 : 0 }));
  const idf = inverseFrequencies(read.map(({ tokens }) => tokens));
  const packedIdf = pack(idf);
  const rows = read.map(({ tokens, label }) => ({ vector: vectorOf(tokens, idf), label }));
  const { weights, bias } = fit(rows, BUCKETS, DESCENT);
  const packed = pack(idf.map((_, bucket) => (weights[bucket * 2 + 1] ?? 0) - (weights[bucket * 2] ?? 0)));
  return {
    idf: packedIdf.text,
    idfScale: packedIdf.scale,
    weights: packed.text,
    weightScale: packed.scale,
    bias: Number(((bias[1] ?? 0) - (bias[0] ?? 0)).toFixed(4)),
  };
}

function inverseFrequencies(texts: readonly (readonly Token[])[]): number[] {
  const counts = new Uint32Array(BUCKETS);
  for (const tokens of texts)
    for (const bucket of new Set(tokens.flatMap(({ buckets }) => buckets))) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return Array.from(counts, (count) => (count < LEAST_SAMPLES ? 0 : Math.log((1 + texts.length) / (1 + count)) + 1));
}

const uncalibrated = { madeFrom: '', slope: 1, offset: 0, least: 0 };

/** The most probable cancellation that a reader finds in a text, however improbable. */
const chanceIn = (text: string, read: CancellationReader): number => likeliestIn(text, read)?.probability ?? 0;

/** Whether a sentence of real mail is kept to be scored with. */
export const isHeldOut = (text: string): boolean => foldOf(text) === FOLDS - 1;

/** Changes with the sentences and with their features. */
export const sourceOf = (real: readonly string[]): string =>
  digestOf([...samplesOf(real).map(({ text, ends }) => `${text}${ends}`), ...PROBE.map((text) => bucketsOf(text))]);

const PROBE = [
  'Bitte kündigen Sie den Vertrag zum 31.12., wir haben’s woanders günstiger.',
  '¿Cómo nos damos de baja?',
];

const bucketsOf = (text: string): string =>
  tokensOf(text)
    .flatMap(({ buckets }) => buckets)
    .sort((one, another) => one - another)
    .join();

function samplesOf(real: readonly string[]): Sample[] {
  const seen = real.filter((text) => !isHeldOut(text) && cancellingPhrase(text) === null);
  return [...aboutCancellations(), ...aboutOthers(), ...seen.map((text) => ({ text, ends: false }))];
}

/** Everything that the model learns from. */
export const trainingTexts = (real: readonly string[]): string[] => samplesOf(real).map(({ text }) => text);

/**
 * Trains on everything, and calibrates by models that have not seen what they judge.
 *
 * @param real sentences of real mail. Almost none ends anything; those with a phrase of cancellation are left out.
 * @public for `scripts/train-cancellations.mjs`, which takes it from `dist`
 */
export function build(real: readonly string[]): CancellationModel {
  const all = samplesOf(real);
  const about = new Set(aboutCancellations().map(({ text }) => text));
  const outcomes: (Outcome & { readonly isAbout: boolean })[] = [];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const read = cancellationReaderOf({ ...train(all.filter(({ text }) => foldOf(text) !== fold)), ...uncalibrated });
    for (const { text, ends } of all) {
      if (foldOf(text) !== fold) continue;
      const probability = chanceIn(text, read);
      if (probability > 0) outcomes.push({ probability, isRight: ends, isAbout: about.has(text) });
    }
  }
  const platt = plattOf(outcomes);
  const least = corrected(leastOf(outcomes.filter(({ isAbout }) => isAbout)), platt);
  return { ...train(all), ...platt, least, madeFrom: sourceOf(real) };
}

/** The lowest probability from which on claims are right as often as {@link PRECISION} asks. */
function leastOf(outcomes: readonly Outcome[]): number {
  let right = 0;
  let least = 1;
  const sorted = outcomes.toSorted((one, another) => another.probability - one.probability);
  for (const [index, { probability, isRight }] of sorted.entries()) {
    if (isRight) right += 1;
    if (right / (index + 1) >= PRECISION) least = probability;
  }
  return least;
}

const corrected = (probability: number, { slope, offset }: ReturnType<typeof plattOf>): number =>
  Number(logistic(slope * Math.log(probability / (1 - probability)) + offset).toFixed(4));

export interface CancellationScore {
  readonly ends: number;
  readonly found: number;
  readonly others: number;
  readonly wrong: number;
}

/** What is found among sentences that a model has not seen, by it or by a phrase. */
export function scoreOf(model: CancellationModel, { ends, others }: Labelled): CancellationScore {
  const read = cancellationReaderOf(model);
  const found = (texts: readonly string[]) =>
    texts.filter((text) => cancellationIn(text, read, model.least) !== null).length;
  return { ends: ends.length, found: found(ends), others: others.length, wrong: found(others) };
}
