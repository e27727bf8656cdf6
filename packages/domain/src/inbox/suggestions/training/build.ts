import { classifierOf } from '../classifier.js';
import type { PackedModel } from '../packed.js';
import { bestTemperature, plattOf, type Score, scoreOf, type Unseen, verdicts } from './calibration.js';
import { train } from './regression.js';
import { allSamples, FOLDS, foldOf, lettersOf, type Sample } from './samples.js';

/** Increase when features, data or phrases change, so that earlier results are recomputed. */
const VERSION = 1;

/** Minimum probability of a claim: no suggestion is better than a guess. */
const THRESHOLD = 0.5;

const HELD_OUT = FOLDS - 1;

/** Alone and inside letters, as in real messages. */
const asWritten = (samples: readonly Sample[]): Sample[] => [...samples, ...lettersOf(samples)];

export interface Built {
  readonly model: PackedModel;
  /** On families that neither training nor calibration has seen. */
  readonly heldOut: { readonly sentences: Score; readonly letters: Score; readonly both: Score };
}

const seenSamples = (): Sample[] => allSamples().filter((sample) => foldOf(sample) !== HELD_OUT);

/** The training step: a fifth of the work of {@link build}, whose other four parts only calibrate. */
export const learn = () => train(seenSamples(), VERSION);

/**
 * Trains on four folds, calibrates with models of three of them applied to the fourth, and measures on the fifth.
 *
 * @public for `scripts/train-suggestions.mjs`, which takes it from `dist`
 */
export function build(): Built {
  const seen = seenSamples();
  const unseen = Array.from({ length: HELD_OUT }, (_, fold): Unseen => {
    const model = train(
      seen.filter((sample) => foldOf(sample) !== fold),
      VERSION,
    );
    return { model, samples: asWritten(seen.filter((sample) => foldOf(sample) === fold)) };
  });
  const temperature = bestTemperature(unseen);
  const claims = unseen.flatMap(({ model, samples }) => {
    const raw = { ...model, temperature, threshold: THRESHOLD };
    return verdicts(samples, classifierOf(raw), raw).filter(({ isClaim }) => isClaim);
  });
  const model = { ...learn(), temperature, ...plattOf(claims), threshold: THRESHOLD };
  return { model, heldOut: measure(model) };
}

/** Scores a model on the held-out families. */
export function measure(model: PackedModel): Built['heldOut'] {
  const held = allSamples().filter((sample) => foldOf(sample) === HELD_OUT);
  const classify = classifierOf(model);
  const of = (samples: readonly Sample[]) => scoreOf(verdicts(samples, classify, model));
  return { sentences: of(held), letters: of(lettersOf(held)), both: of(asWritten(held)) };
}

export function sourceOf(model: PackedModel): string {
  const fields = Object.entries(model).map(([name, value]) => `  ${name}: ${literal(value)},`);
  return [
    '// Made by packages/domain/scripts/train-suggestions.mjs from src/suggestions/training. Do not edit.',
    "import type { PackedModel } from '../packed.js';",
    '',
    'export const MODEL: PackedModel = {',
    ...fields,
    '};',
    '',
  ].join('\n');
}

const literal = (value: unknown): string => JSON.stringify(value);
