/**
 * Generated from openapi/openapi.json by `npm run generate`. Do not edit manually.
 */
import type { ChurnBasisUses } from './churnBasisUses';

/**
 * What the churn probabilities rest on.
 */
export interface ChurnBasis {
  /** The lifetime model, or silence alone where the model did not predict better. */
  uses: ChurnBasisUses;
  /** Whether enough customers left and stayed in the newest period to compare the two. */
  isJudged: boolean;
  /** Whether probabilities are corrected, because held-out ones missed. */
  isRecalibrated: boolean;
  /** Whether held-out probabilities missed by more than chance, and too few left to correct them. */
  isMiscalibrated: boolean;
  /** Whether an assumption decides how much customers differ in leaving, because too few left. */
  leavingPrior: boolean;
  /** Whether the weight of a stated cancellation is an assumption: it multiplies the odds by 4.5. */
  cancellationPrior: boolean;
}
