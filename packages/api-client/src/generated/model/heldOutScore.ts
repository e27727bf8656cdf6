/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { HeldOutScoreBaseline } from './heldOutScoreBaseline';
import type { HeldOutScoreMeasure } from './heldOutScoreMeasure';

/**
 * What the model said about a time that it had not seen.
 */
export interface HeldOutScore {
  /** The area under the curve: how well customers who left were told from those who stayed. */
  measure: HeldOutScoreMeasure;
  /** `null` where all did the same. */
  score: number | null;
  /** What it is compared with: ranking by silence alone. */
  baseline: HeldOutScoreBaseline;
  baselineScore: number | null;
  /**
     * The mean squared error of the probability.
     * @minimum 0
     */
  brier: number;
  /**
     * That of always saying the share that left.
     * @minimum 0
     */
  baselineBrier: number;
  /**
     * How many customers were held out.
     * @minimum 0
     * @maximum 9007199254740991
     */
  customers: number;
  /**
     * It was fitted on what was before this day.
     * @pattern ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))$
     */
  cutoff: string;
}
