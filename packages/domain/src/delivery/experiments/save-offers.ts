import { type Arm, credibleInterval, meanOf, posterior } from './arm.js';
import type { HoldoutComparison } from './holdout.js';

export interface SaveOffer extends Arm {
  readonly id: string;
  /** The cost of one offer, in the currency, above 0. */
  readonly cost: number;
  /** The share of revenue that stays after the cost of what is sold, in (0, 1]. */
  readonly margin: number;
  /** Of those who could be made this offer, with those held out. */
  readonly comparison: HoldoutComparison;
}

export interface OfferReturn {
  readonly mean: number;
  /** 95 %, at every look together. */
  readonly low: number;
  readonly high: number;
}

export interface OfferStanding {
  readonly id: string;
  /** The mean of the Beta posterior over its own outcomes, from a uniform prior: an untried offer counts one half. */
  readonly successRate: number;
  /** The 95 % credible interval of the rate. */
  readonly interval: readonly [low: number, high: number];
  readonly trials: number;
  /** (margin · effect - cost) / cost; `null` until the holdout shows the effect. */
  readonly roi: OfferReturn | null;
}

/** Ranks offers by return, descending; those whose return is unknown by rate, then by trials, descending. */
export function rankOffers(offers: readonly SaveOffer[]): OfferStanding[] {
  const returnOf = ({ roi }: OfferStanding) => roi?.mean ?? Number.NEGATIVE_INFINITY;
  const byReturn = (one: OfferStanding, another: OfferStanding) =>
    returnOf(one) === returnOf(another) ? 0 : returnOf(another) - returnOf(one);
  return offers
    .map(standingOf)
    .toSorted(
      (one, another) =>
        byReturn(one, another) ||
        another.successRate - one.successRate ||
        another.trials - one.trials ||
        (one.id < another.id ? -1 : 1),
    );
}

function standingOf({ id, trials, successes, cost, margin, comparison: { effect } }: SaveOffer): OfferStanding {
  const believed = posterior({ trials, successes });
  const roiAt = (earned: number) => (margin * earned - cost) / cost;
  return {
    id,
    successRate: meanOf(believed),
    interval: credibleInterval(believed),
    trials,
    roi: effect === null ? null : { mean: roiAt(effect.mean), low: roiAt(effect.low), high: roiAt(effect.high) },
  };
}
