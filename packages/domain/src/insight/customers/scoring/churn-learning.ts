import type { Line } from '../../../shared/maths/logistic-line.js';
import { AS_PREDICTED, fitRecalibration, isMiscalibrated, recalibrated } from '../risk/calibration.js';
import { predictedChance } from '../risk/risk.js';
import { fitSilence, type Silence, silenceChance } from '../risk/silence.js';
import { fitRiskWeights, NO_RISK_WEIGHTS, type RiskOutcome, type RiskWeights } from '../risk/weights.js';
import { type HeldOut, heldOutOf } from './held-out.js';

/** Minimum outcomes of either kind; with fewer, the signals' weights would be spurious. */
export const RISK_NEEDS = 15;

/** A past day's customers, what the lifetime model fitted then predicts of each, and whether they were then silent for the horizon. */
export interface Trial {
  /** Days since the epoch. */
  readonly cutoff: number;
  readonly outcomes: readonly RiskOutcome[];
  /** In weeks, as many. */
  readonly silences: readonly number[];
}

export type ChurnVerdict =
  /** The lifetime model predicts better than silence alone, and is used. */
  | 'model'
  /** It does not, and silence alone is used. */
  | 'silence'
  /** Fewer than 15 of the newest period left, or stayed: the lifetime model is used unjudged. */
  | 'too_few';

/** What turns the lifetime model's probability into the displayed one. */
export interface ChurnCorrection {
  readonly weights: RiskWeights;
  /** Corrects the log-odds where held-out predictions missed; `AS_PREDICTED` otherwise. */
  readonly recalibration: Line;
  /** The baseline that replaces the lifetime model; `null` while the model is used. */
  readonly silence: Line | null;
}

export interface ChurnLearning extends ChurnCorrection {
  readonly verdict: ChurnVerdict;
  /** Of the newest period; `null` without one. */
  readonly heldOut: HeldOut | null;
  readonly ends: { readonly customers: number; readonly churned: number };
}

/**
 * Learns from past periods, and scores the newest with what could be learned before it: weights, recalibration and baseline come from the older periods
 * alone, which end before it begins (a prequential score; Dawid 1984). The lifetime model has to beat silence alone there, by the Brier score, or by the
 * area under the curve where silence could not be learned before.
 *
 * @param trials the newest first.
 */
export function learnChurn(trials: readonly Trial[]): ChurnLearning {
  const [newest, ...older] = trials;
  const weights = weightsOf(trials);
  if (newest === undefined)
    return {
      weights,
      recalibration: AS_PREDICTED,
      silence: null,
      verdict: 'too_few',
      heldOut: null,
      ends: endsOf(trials),
    };
  const heldOut = scoreOf(newest, older);
  const verdict = verdictOf(heldOut);
  return {
    weights,
    recalibration: recalibrationOf(newest, older),
    silence: verdict === 'silence' ? silenceOf(trials) : null,
    verdict,
    heldOut,
    ends: endsOf(trials),
  };
}

function endsOf(trials: readonly Trial[]) {
  const outcomes = trials.flatMap((trial) => trial.outcomes);
  return { customers: outcomes.length, churned: outcomes.filter(({ churned }) => churned).length };
}

/** Whether there are enough outcomes of both kinds to learn from. */
function isTelling(trials: readonly Trial[]): boolean {
  const { customers, churned } = endsOf(trials);
  return Math.min(churned, customers - churned) >= RISK_NEEDS;
}

const weightsOf = (trials: readonly Trial[]): RiskWeights =>
  isTelling(trials) ? fitRiskWeights(trials.flatMap(({ outcomes }) => outcomes)) : NO_RISK_WEIGHTS;

const predictionsOf = ({ outcomes }: Trial, weights: RiskWeights, recalibration: Line = AS_PREDICTED): Float64Array =>
  Float64Array.from(outcomes, ({ chance, signals }) =>
    recalibrated(predictedChance(chance, signals, weights), recalibration),
  );

const churnedOf = ({ outcomes }: Trial): Uint8Array => Uint8Array.from(outcomes, ({ churned }) => Number(churned));

/** Learned from predictions that had not seen the newest period. Where few left, a miss is told and not corrected: nothing says by how much. */
function recalibrationOf(newest: Trial | undefined, older: readonly Trial[]): Line {
  if (newest === undefined || !isTelling([newest])) return AS_PREDICTED;
  const predicted = predictionsOf(newest, weightsOf(older));
  const churned = churnedOf(newest);
  return isMiscalibrated(predicted, churned) ? fitRecalibration(predicted, churned) : AS_PREDICTED;
}

const silencesOf = ({ silences, outcomes }: Trial): Silence[] =>
  silences.map((weeks, i) => ({ weeks, cancellation: outcomes[i]?.signals.cancellation ?? 0 }));

const silenceOf = (trials: readonly Trial[]): Line =>
  fitSilence(
    trials.flatMap(silencesOf),
    trials.flatMap((trial) => [...churnedOf(trial)]),
  );

function scoreOf(newest: Trial, older: readonly Trial[]): HeldOut {
  const [before, ...earlier] = older;
  const rival = isTelling(older) ? silenceOf(older) : null;
  return heldOutOf({
    cutoff: newest.cutoff,
    model: predictionsOf(newest, weightsOf(older), recalibrationOf(before, earlier)),
    silence: rival && Float64Array.from(silencesOf(newest), (silence) => silenceChance(rival, silence)),
    weeks: Float64Array.from(newest.silences),
    outcomes: churnedOf(newest),
  });
}

function verdictOf({ customers, left, auc, silenceAuc, brier, silenceBrier }: HeldOut): ChurnVerdict {
  if (Math.min(left, customers - left) < RISK_NEEDS) return 'too_few';
  if (silenceBrier !== null) return brier < silenceBrier ? 'model' : 'silence';
  return (auc ?? 0) > (silenceAuc ?? 0) ? 'model' : 'silence';
}
