/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HeldOutScoreBaseline } from './heldOutScoreBaseline';
import type { HeldOutScoreMeasure } from './heldOutScoreMeasure';

/**
 * How the model performed on a period it had not seen.
 */
export interface HeldOutScore {
  /** The area under the curve: how well the model separates customers who left from those who stayed. */
  measure: HeldOutScoreMeasure;
  /** `null` if all customers had the same outcome. */
  score: number | null;
  /** Baseline for comparison: ranking by silence alone. */
  baseline: HeldOutScoreBaseline;
  baselineScore: number | null;
  /**
     * Mean squared error of the predicted probability.
     * @minimum 0
     */
  brier: number;
  /**
     * Mean squared error of always predicting the overall share of customers who left.
     * @minimum 0
     */
  baselineBrier: number;
  /**
     * Number of held-out customers.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * The model was fitted on data from before this day.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  cutoff: string;
}
