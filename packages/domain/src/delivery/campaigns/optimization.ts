import { credibleInterval, posterior } from '../experiments/arm.js';
import { daysLeft, type ExperimentAction, experimentStanding } from '../experiments/decision.js';
import { trafficShares } from '../experiments/thompson.js';
import type { VariantFigures } from './recipients.js';

/** A variant with what it has brought. */
export interface TriedVariant extends VariantFigures {
  readonly id: string;
  readonly name: string;
  /** Whether it gets no more recipients. */
  readonly isDropped: boolean;
}

/** One variant beside the others. Rates and shares in [0, 1]. */
export interface ComparedVariant extends TriedVariant {
  /** Successes over trials; 0 before the first. */
  readonly conversionRate: number;
  /** How likely it is the best of all. */
  readonly confidence: number;
  /** The mean of what is believed of its rate, and the 95 % credible interval. */
  readonly expectedRate: number;
  readonly low: number;
  readonly high: number;
  /** Of the next batch. */
  readonly share: number;
}

/** What is believed of the variants of a campaign, and what to do. */
export interface Optimization {
  readonly variants: readonly ComparedVariant[];
  readonly recommendation: {
    /** `null` before any was tried. */
    readonly winningVariant: string | null;
    readonly expectedLift: number | null;
    readonly confidenceLevel: number | null;
    readonly recommendedAction: ExperimentAction | 'start' | 'create_campaign';
  };
  /** How many more trials all variants together need. */
  readonly nextSampleSize: number;
  /** In days; `null` where nothing is being sent. */
  readonly estimatedTimeToSignificance: number | null;
}

/** Where there is no campaign, nothing is said of any. */
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
 * Which variant of a campaign is better, how sure that is, and what it takes to be sure.
 *
 * @param variants in their order; at least one.
 * @param perDay how many messages leave on a day.
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
