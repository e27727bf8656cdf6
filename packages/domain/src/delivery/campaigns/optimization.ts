import { credibleInterval, posterior } from '../experiments/arm.js';
import { daysLeft, type ExperimentAction, experimentStanding } from '../experiments/decision.js';
import { trafficShares } from '../experiments/thompson.js';
import type { VariantFigures } from './recipients.js';

export interface TriedVariant extends VariantFigures {
  readonly id: string;
  readonly name: string;
  /** Whether it gets no more recipients. */
  readonly isDropped: boolean;
}

/** A variant compared with the others. Rates and shares in [0, 1]. */
export interface ComparedVariant extends TriedVariant {
  /** Successes over trials; 0 before the first. */
  readonly conversionRate: number;
  /** The probability that it is the best. */
  readonly confidence: number;
  /** The posterior mean of its rate, and the 95 % credible interval. */
  readonly expectedRate: number;
  readonly low: number;
  readonly high: number;
  /** Share of the next batch. */
  readonly share: number;
}

export interface Optimization {
  readonly variants: readonly ComparedVariant[];
  readonly recommendation: {
    /** `null` before the first trial. */
    readonly winningVariant: string | null;
    readonly expectedLift: number | null;
    readonly confidenceLevel: number | null;
    readonly recommendedAction: ExperimentAction | 'start' | 'create_campaign';
  };
  /** Additional trials needed, over all variants. */
  readonly nextSampleSize: number;
  /** In days; `null` if nothing is being sent. */
  readonly estimatedTimeToSignificance: number | null;
}

export const NO_OPTIMIZATION = {
  variants: [],
  recommendation: {
    winningVariant: null,
    expectedLift: null,
    confidenceLevel: null,
    recommendedAction: 'create_campaign',
  },
  nextSampleSize: 0,
  estimatedTimeToSignificance: null,
} as const satisfies Optimization;

/**
 * Compares a campaign's variants, with the confidence and the trials still needed.
 *
 * @param variants in order; at least one.
 * @param perDay messages sent per day.
 */
export function optimizationOf(
  variants: readonly TriedVariant[],
  { isDraft, perDay }: { readonly isDraft: boolean; readonly perDay: number },
): Optimization {
  const standing = experimentStanding(variants);
  const { leader, best, lift, action, trialsLeft, expectedRates } = standing;
  const shares = sharesById(variants);
  const isTried = variants.some(({ trials }) => trials > 0);
  return {
    variants: variants.map((variant, k) => {
      const [low, high] = credibleInterval(posterior(variant));
      return {
        ...variant,
        conversionRate: variant.trials === 0 ? 0 : variant.successes / variant.trials,
        confidence: best[k] ?? 0,
        expectedRate: expectedRates[k] ?? 0,
        low,
        high,
        share: shares.get(variant.id) ?? 0,
      };
    }),
    recommendation: {
      winningVariant: isTried ? (variants[leader]?.id ?? null) : null,
      expectedLift: isTried ? lift : null,
      confidenceLevel: isTried ? (best[leader] ?? null) : null,
      recommendedAction: isDraft ? 'start' : action,
    },
    nextSampleSize: trialsLeft,
    estimatedTimeToSignificance: daysLeft(standing, perDay),
  };
}

function sharesById(variants: readonly TriedVariant[]): ReadonlyMap<string, number> {
  const live = variants.filter(({ isDropped }) => !isDropped);
  const shares = trafficShares(live);
  return new Map(live.map(({ id }, k) => [id, shares[k] ?? 0]));
}
