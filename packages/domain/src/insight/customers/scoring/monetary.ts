import { type MonetaryBasis, scoreAbove, type Thresholds, thresholdsOf } from '../rfm/rfm.js';
import type { RfmScore } from '../rfm/segments.js';
import type { CustomerFacts } from './facts.js';

export interface MonetaryScores {
  readonly scoreOf: (facts: CustomerFacts) => RfmScore;
  /** The boundaries between the scores, for each basis in use. */
  readonly boundaries: Readonly<Record<MonetaryBasis, Thresholds | null>>;
  readonly counts: Readonly<Record<MonetaryBasis, number>>;
}

/** A customer's monetary basis: purchases if they bought, otherwise weighted engagement. */
export const basisOf = ({ dealDays }: CustomerFacts): MonetaryBasis => (dealDays > 0 ? 'deal_value' : 'engagement');

const amountOf = (facts: CustomerFacts): number => (facts.dealDays > 0 ? facts.dealTotal : facts.engagement);

/** Scores monetary value among customers with the same basis: amounts and points are not comparable. */
export function monetaryScores(customers: readonly CustomerFacts[]): MonetaryScores {
  const amounts = (basis: MonetaryBasis) =>
    Float64Array.from(
      customers.filter((one) => basisOf(one) === basis),
      amountOf,
    );
  const [deals, points] = [amounts('deal_value'), amounts('engagement')];
  const boundaries = {
    deal_value: deals.length === 0 ? null : thresholdsOf(deals),
    engagement: points.length === 0 ? null : thresholdsOf(points),
  };
  return {
    boundaries,
    counts: { deal_value: deals.length, engagement: points.length },
    scoreOf: (facts) => {
      const limits = boundaries[basisOf(facts)];
      return limits === null ? 1 : scoreAbove(amountOf(facts), limits);
    },
  };
}
