import type { Interval } from '../../../shared/maths/bootstrap.js';
import { DAY } from '../../../shared/time/units.js';
import { AS_PREDICTED } from '../risk/calibration.js';
import type { ChurnLearning, ChurnVerdict } from './churn-learning.js';

const millionth = (value: number): number => Math.round(value * 1e6) / 1e6;
const orNull = (value: number | null): number | null => (value === null ? null : millionth(value));
const ends = (interval: Interval | null) =>
  interval === null ? null : { low: millionth(interval[0]), high: millionth(interval[1]) };

export type HeldOutReport = ReturnType<typeof reportOf>;

export const heldOutReport = (learning: ChurnLearning): HeldOutReport | null =>
  learning.heldOut === null
    ? null
    : reportOf(learning.heldOut, learning.verdict, learning.recalibration !== AS_PREDICTED);

function reportOf(heldOut: NonNullable<ChurnLearning['heldOut']>, verdict: ChurnVerdict, isRecalibrated: boolean) {
  const { calibration } = heldOut;
  return {
    measure: 'auc' as const,
    score: orNull(heldOut.auc),
    interval: ends(heldOut.aucInterval),
    baseline: 'silence' as const,
    baselineScore: orNull(heldOut.silenceAuc),
    brier: millionth(heldOut.brier),
    brierInterval: ends(heldOut.brierInterval),
    baselineBrier: millionth(heldOut.baseBrier),
    silenceBrier: orNull(heldOut.silenceBrier),
    lead: ends(heldOut.leadInterval),
    verdict,
    isMiscalibrated: heldOut.isMiscalibrated,
    isRecalibrated,
    calibrationError: millionth(calibration.error),
    calibration: calibration.bins.map(({ customers, predicted, observed }) => ({
      customers,
      predicted: millionth(predicted),
      observed: millionth(observed),
    })),
    customers: heldOut.customers,
    left: heldOut.left,
    cutoff: new Date(heldOut.cutoff * DAY).toISOString().slice(0, 10),
  };
}
