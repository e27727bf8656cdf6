import { classifierOf } from '../classifier.js';
import type { PackedModel } from '../packed.js';
import { type RequestModel, requestReaderOf } from '../requests/reader.js';
import { buildRequests } from '../requests/training/build.js';
import type { RealSentence } from '../requests/training/corpus.js';
import { nameless } from '../requests/training/names.js';
import { correctionsOf, type Judged, judged, type Score, scoreOf, type Unseen, verdicts } from './calibration.js';
import { judgedSentences, realSamples } from './real.js';
import { train } from './regression.js';
import { allSamples, FOLDS, foldOf, lettersOf, type Sample } from './samples.js';

/** Increase when features, data or phrases change, so that earlier results are recomputed. */
const VERSION = 2;

/** Minimum probability of a claim: no suggestion is better than a guess. */
const THRESHOLD = 0.3;

const HELD_OUT = FOLDS - 1;

/** Minimum corrected probability of a claim. */
const LEAST = 0.55;

/** Alone and inside letters, as in real messages. */
const asWritten = (samples: readonly Sample[]): Sample[] => [...samples, ...lettersOf(samples)];

export interface HeldOut {
  readonly sentences: Score;
  readonly letters: Score;
  readonly both: Score;
  /** On real sentences that were judged; empty without the corpus. */
  readonly real: Score;
}

export interface Built {
  readonly model: PackedModel;
  readonly requests: RequestModel;
  /** On families and sentences that neither training nor calibration has seen. */
  readonly heldOut: HeldOut;
}

const seenSamples = (): Sample[] => allSamples().filter((sample) => foldOf(sample) !== HELD_OUT);
const seenSentences = (sentences: readonly RealSentence[]) =>
  judgedSentences(sentences).filter((one) => !one.isHeldOut);

/** What is learned from of the judged sentences, without the names. */
function learnedFrom(sentences: readonly RealSentence[], without: number | null = null): Sample[] {
  const own = allSamples().map(({ text }) => text);
  const named = new Map(nameless(sentences, own).map(({ key, text }) => [key, text]));
  const seen = seenSentences(sentences).filter(({ part }) => part !== without);
  return realSamples(seen.map((one) => ({ ...one, text: named.get(one.key) ?? '' })));
}

/** The training step: a fifth of the work of {@link build}, whose other four parts only calibrate. */
export const learn = (sentences: readonly RealSentence[]) =>
  train([...seenSamples(), ...learnedFrom(sentences)], VERSION);

/**
 * Trains on four folds, calibrates with models of three of them applied to the fourth, and measures on the fifth.
 *
 * @param sentences the email-intent corpus.
 * @public for `scripts/train-suggestions.mjs`, which takes it from `dist`
 */
export function build(sentences: readonly RealSentence[]): Built {
  const seen = seenSamples();
  const real = seenSentences(sentences);
  const { model: requests, unseeing } = buildRequests(sentences);
  const unseen = Array.from({ length: HELD_OUT }, (_, fold): Unseen => {
    const others = seen.filter((sample) => foldOf(sample) !== fold);
    const model = train([...others, ...learnedFrom(sentences, fold + 1)], VERSION);
    return {
      model,
      requests: unseeing(fold + 1),
      own: asWritten(seen.filter((sample) => foldOf(sample) === fold)).map(judged),
      real: real.filter(({ part }) => part === fold + 1),
    };
  });
  const model = {
    ...learn(sentences),
    ...correctionsOf(unseen, THRESHOLD),
    threshold: THRESHOLD,
    least: LEAST,
  };
  return { model, requests, heldOut: measure(model, requests, sentences) };
}

/** Scores a model on the held-out families and sentences. */
export function measure(model: PackedModel, requests: RequestModel, sentences: readonly RealSentence[]): HeldOut {
  const held = allSamples().filter((sample) => foldOf(sample) === HELD_OUT);
  const readers = { classify: classifierOf(model), requests: requestReaderOf(requests) };
  const of = (texts: readonly Judged[]) => scoreOf(verdicts(texts, readers, model));
  return {
    sentences: of(held.map(judged)),
    letters: of(lettersOf(held).map(judged)),
    both: of(asWritten(held).map(judged)),
    real: of(judgedSentences(sentences).filter((one) => one.isHeldOut)),
  };
}

/** @param name of the exported constant. @param type its type, and where that stands. */
export function sourceOf(
  model: PackedModel | RequestModel,
  name: string,
  [type, from]: readonly [string, string],
): string {
  const fields = Object.entries(model).map(([name, value]) => `  ${name}: ${literal(value)},`);
  return [
    '// Made by packages/domain/scripts/train-suggestions.mjs from src/inbox/suggestions/training. Do not edit.',
    `import type { ${type} } from '${from}';`,
    '',
    `export const ${name}: ${type} = {`,
    ...fields,
    '};',
    '',
  ].join('\n');
}

const literal = (value: unknown): string => JSON.stringify(value);
