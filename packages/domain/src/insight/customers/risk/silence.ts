import { fitLogisticLine, type Line } from '../../../shared/maths/logistic-line.js';
import { logistic, NO_RISK_WEIGHTS } from './weights.js';

/** What the baseline knows of a customer. */
export interface Silence {
  /** Weeks since the last transaction. */
  readonly weeks: number;
  /** Whether they said that they leave, 0 or 1. */
  readonly cancellation: number;
}

const WEAK = 0.01;

const offsetOf = ({ cancellation }: Silence): number => NO_RISK_WEIGHTS.signals.cancellation * cancellation;

/** The simplest rival of the lifetime model: log-odds of churn by the logarithm of the silence alone. A stated cancellation counts as it does there. */
export const fitSilence = (silences: readonly Silence[], outcomes: ArrayLike<number>): Line =>
  fitLogisticLine(
    Float64Array.from(silences, ({ weeks }) => Math.log1p(weeks)),
    outcomes,
    { intercept: 0, slope: 0, precision: WEAK },
    Float64Array.from(silences, offsetOf),
  );

export const silenceChance = ({ intercept, slope }: Line, silence: Silence): number =>
  logistic(intercept + slope * Math.log1p(silence.weeks) + offsetOf(silence));
