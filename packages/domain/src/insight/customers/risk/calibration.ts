import { fitLogisticLine, type Line } from '../../../shared/maths/logistic-line.js';
import { logistic, logit } from './weights.js';

/** Leaves a probability as it is. */
export const AS_PREDICTED: Line = { intercept: 0, slope: 1 };

/** Two tests share an error of 5 %: the normal quantile at 1 - .05/4. */
const MISSES_BEYOND = 2.241402727604947;

/** A recalibration keeps the order of customers. */
const LEAST_SLOPE = 0.05;

/** Predicted and observed shares of customers of similar probability. */
export interface CalibrationBin {
  readonly customers: number;
  readonly predicted: number;
  readonly observed: number;
}

export interface Calibration {
  /** Expected calibration error: the mean distance of predicted and observed shares, weighted by customers; in [0, 1]. */
  readonly error: number;
  /** Tenths of the customers by predicted probability, ascending; fewer with fewer than ten customers. */
  readonly bins: readonly CalibrationBin[];
}

/** Compares predicted probabilities with outcomes in tenths of the customers (reliability diagram; Naeini et al. 2015 for the error). */
export function calibrationOf(predicted: Float64Array, outcomes: ArrayLike<number>): Calibration {
  const order = Uint32Array.from(predicted, (_, i) => i).sort(
    (one, another) => (predicted[one] ?? 0) - (predicted[another] ?? 0) || one - another,
  );
  const tenths = Math.min(10, order.length);
  const bins = Array.from({ length: tenths }, (_, tenth): CalibrationBin => {
    const members = order.subarray(
      Math.round((tenth * order.length) / tenths),
      Math.round(((tenth + 1) * order.length) / tenths),
    );
    const mean = (of: ArrayLike<number>) => members.reduce((sum, i) => sum + (of[i] ?? 0), 0) / members.length;
    return { customers: members.length, predicted: mean(predicted), observed: mean(outcomes) };
  });
  const error = bins.reduce(
    (sum, { customers, predicted: said, observed }) => sum + (customers / order.length) * Math.abs(said - observed),
    0,
  );
  return { error, bins };
}

/**
 * Whether predictions miss the outcomes by more than chance: their sum (calibration in the large), or Spiegelhalter's statistic (1986, Statistics
 * in Medicine 5 421-433), at 5 % together.
 */
export function isMiscalibrated(predicted: Float64Array, outcomes: ArrayLike<number>): boolean {
  let [sum, variance, spread, spreadVariance] = [0, 0, 0, 0];
  predicted.forEach((chance, i) => {
    const off = (outcomes[i] ?? 0) - chance;
    const tilt = 1 - 2 * chance;
    const own = chance * (1 - chance);
    sum += off;
    variance += own;
    spread += off * tilt;
    spreadVariance += tilt * tilt * own;
  });
  const isBeyond = (of: number, squared: number) => squared > 0 && Math.abs(of) > MISSES_BEYOND * Math.sqrt(squared);
  return isBeyond(sum, variance) || isBeyond(spread, spreadVariance);
}

/** Platt's correction of the log-odds (1999), with a prior of one unit around none. */
export const fitRecalibration = (predicted: Float64Array, outcomes: ArrayLike<number>): Line =>
  fitLogisticLine(predicted.map(logit), outcomes, { ...AS_PREDICTED, precision: 1, leastSlope: LEAST_SLOPE });

export const recalibrated = (chance: number, { intercept, slope }: Line): number =>
  intercept === 0 && slope === 1 ? chance : logistic(intercept + slope * logit(chance));
