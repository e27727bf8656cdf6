/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { CalibrationBin } from './calibrationBin';
import type { HeldOutScoreBaseline } from './heldOutScoreBaseline';
import type { HeldOutScoreMeasure } from './heldOutScoreMeasure';
import type { HeldOutScoreVerdict } from './heldOutScoreVerdict';
import type { ScoreInterval } from './scoreInterval';

/**
 * How the displayed churn probability did on the newest period, which nothing behind it had seen.
 */
export interface HeldOutScore {
  /** The area under the curve: how well the model separates customers who left from those who stayed. */
  measure: HeldOutScoreMeasure;
  /** `null` if all customers had the same outcome. */
  score: number | null;
  /** 95 % bootstrap interval of the score. */
  interval: ScoreInterval | null;
  /** Baseline for comparison: ranking by silence alone. */
  baseline: HeldOutScoreBaseline;
  baselineScore: number | null;
  /**
     * Mean squared error of the displayed probability.
     * @minimum 0
     */
  brier: number;
  brierInterval: ScoreInterval | null;
  /**
     * Mean squared error of always predicting the overall share of customers who left.
     * @minimum 0
     */
  baselineBrier: number;
  /** Mean squared error of a probability from silence alone; `null` if it could not be learned beforehand. */
  silenceBrier: number | null;
  /** Interval of the mean squared error of silence alone, less that of the model. */
  lead: ScoreInterval | null;
  /** Which one is used: the model, because it predicts better than silence alone; silence alone, because it does not; or the model unjudged, because too few left or stayed. */
  verdict: HeldOutScoreVerdict;
  /** Whether these predictions missed by more than chance. */
  isMiscalibrated: boolean;
  /** Whether present probabilities are corrected, because held-out ones missed. */
  isRecalibrated: boolean;
  /**
     * Mean distance between predicted and observed shares, in tenths of the customers.
     * @minimum 0
     * @maximum 1
     */
  calibrationError: number;
  /** @maxItems 10 */
  calibration: CalibrationBin[];
  /**
     * Number of held-out customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * How many of them were silent for the horizon.
     * @minimum 0
     * @maximum 9007199254740991
     */
  left: number;
  /**
     * The model was fitted on data from before this day.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  cutoff: string;
}
