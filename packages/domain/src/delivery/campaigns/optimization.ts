import { credibleInterval, posterior } from '../experiments/arm.js';
import { daysLeft, type ExperimentAction, experimentStanding } from '../experiments/decision.js';
import { experimentShares } from '../experiments/thompson.js';
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
  /** The probability that it is the best; `null` until the rule has spoken. */
  readonly confidence: number | null;
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
    /** These four are `null` until the rule has spoken. */
    readonly winningVariant: string | null;
    /** Over the next best. */
    readonly expectedLift: number | null;
    readonly liftInterval: { readonly low: number; readonly high: number } | null;
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
    liftInterval: null,
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
  const { winner, best, action, trialsLeft, expectedRates } = standing;
  const shares = sharesById(variants);
  return {
    variants: variants.map((variant, k) => {
      const [low, high] = credibleInterval(posterior(variant));
      return {
        ...variant,
        conversionRate: variant.trials === 0 ? 0 : variant.successes / variant.trials,
        confidence: winner === null ? null : (best[k] ?? 0),
        expectedRate: expectedRates[k] ?? 0,
        low,
        high,
        share: shares.get(variant.id) ?? 0,
      };
    }),
    recommendation: {
      winningVariant: winner === null ? null : (variants[winner.arm]?.id ?? null),
      expectedLift: winner?.lift.mean ?? null,
      liftInterval: winner === null ? null : { low: winner.lift.low, high: winner.lift.high },
      confidenceLevel: winner?.confidence ?? null,
      recommendedAction: isDraft ? 'start' : action,
    },
    nextSampleSize: trialsLeft,
    estimatedTimeToSignificance: daysLeft(standing, perDay),
  };
}

function sharesById(variants: readonly TriedVariant[]): ReadonlyMap<string, number> {
  const live = variants.filter(({ isDropped }) => !isDropped);
  const shares = experimentShares(live);
  return new Map(live.map(({ id }, k) => [id, shares[k] ?? 0]));
}
