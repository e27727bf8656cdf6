import { type Arm, credibleInterval, meanOf, posterior } from './arm.js';

export interface SaveOffer extends Arm {
  readonly id: string;
  /** The cost of one offer, in the currency, above 0. */
  readonly cost: number;
  /** The value of keeping one of these customers over the horizon, in the same currency. */
  readonly valueSaved: number;
}

export interface OfferStanding {
  readonly id: string;
  /** The mean of the Beta posterior over its own outcomes, from a uniform prior: an untried offer counts one half. */
  readonly successRate: number;
  /** The 95 % credible interval of the rate. */
  readonly interval: readonly [low: number, high: number];
  readonly trials: number;
  /** (successRate · valueSaved - cost) / cost. */
  readonly roi: number;
  /** successRate · valueSaved - cost, per offer. */
  readonly expectedGain: number;
}

/** Ranks offers by return, descending; ties by trials, descending. */
export function rankOffers(offers: readonly SaveOffer[]): OfferStanding[] {
  return offers
    .map(standingOf)
    .toSorted((one, another) => another.roi - one.roi || another.trials - one.trials || (one.id < another.id ? -1 : 1));
}

function standingOf({ id, trials, successes, cost, valueSaved }: SaveOffer): OfferStanding {
  const believed = posterior({ trials, successes });
  const successRate = meanOf(believed);
  const expectedGain = successRate * valueSaved - cost;
  return { id, successRate, interval: credibleInterval(believed), trials, roi: expectedGain / cost, expectedGain };
}
