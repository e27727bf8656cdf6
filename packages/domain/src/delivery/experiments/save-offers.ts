import { type Arm, credibleInterval, meanOf, posterior } from './arm.js';

/** Something that is offered to people who are about to leave, with what came of it. */
export interface SaveOffer extends Arm {
  readonly id: string;
  /** What giving it costs, in the currency, above 0. */
  readonly cost: number;
  /** What keeping one of these customers is worth over the horizon, in the same currency. */
  readonly valueSaved: number;
}

export interface OfferStanding {
  readonly id: string;
  /** The mean of the Beta posterior over its own outcomes, from a uniform prior: an offer that was never made counts one half. */
  readonly successRate: number;
  /** Where the rate is with 95 %. */
  readonly interval: readonly [low: number, high: number];
  readonly trials: number;
  /** (successRate · valueSaved - cost) / cost. */
  readonly roi: number;
  /** successRate · valueSaved - cost, for each time it is made. */
  readonly expectedGain: number;
}

/** Offers by what they return, the best first; of equals the one that was tried more. */
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
