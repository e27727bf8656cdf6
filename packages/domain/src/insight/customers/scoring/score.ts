import { DAY } from '../../../shared/time/units.js';
import { expectedTransactions } from '../lifetime/expectations.js';
import { expectedSpend } from '../lifetime/spend.js';
import { engagementScore } from '../rfm/engagement.js';
import { type MonetaryBasis, type RfmScores, rfm, type Thresholds, thresholdsOf } from '../rfm/rfm.js';
import { guardedSegment, RFM_SCORES, type RfmScore, type RfmSegment } from '../rfm/segments.js';
import { type ChurnRisk, churnRisk, type RiskModel } from '../risk/risk.js';
import type { ChurnCorrection } from './churn-learning.js';
import { type CustomerFacts, HORIZON_WEEKS, signalsOf } from './facts.js';
import { type CustomerModels, dayNumber, historyOfDays } from './fit.js';
import { basisOf, monetaryScores } from './monetary.js';

export interface CustomerScore {
  readonly facts: CustomerFacts;
  readonly segment: RfmSegment;
  readonly recency: RfmScore;
  readonly frequency: RfmScore;
  readonly monetary: RfmScore;
  readonly basis: MonetaryBasis;
  /** In [0, 1). */
  readonly engagement: number;
  /** `null` if lifetime could not be fitted. */
  readonly risk: ChurnRisk | null;
  /** Expected value over the horizon, in the currency; `null` if spending could not be fitted. */
  readonly expectedValue: number | null;
}

/** The boundaries between the scores, in days, days, currency and points. */
export interface ScoreBoundaries {
  readonly recencyDays: Thresholds;
  readonly frequencyDays: Thresholds;
  readonly dealValue: Thresholds | null;
  readonly engagement: Thresholds | null;
}

export interface Scoring {
  readonly scores: readonly CustomerScore[];
  readonly boundaries: ScoreBoundaries;
}

/** Scores every customer against all others. @param now ms since the epoch. */
export function scoreCustomers(customers: readonly CustomerFacts[], models: CustomerModels, now: number): Scoring {
  const today = dayNumber(now);
  const silence = Float64Array.from(customers, ({ lastAt }) => (now - lastAt) / DAY);
  const frequency = Float64Array.from(customers, ({ days }) => days.length);
  const scored = rfm({ silence, frequency, monetary: Float64Array.from(customers, ({ engagement }) => engagement) });
  const money = monetaryScores(customers);
  const riskModel = riskModelOf(models);
  return {
    scores: customers.map((facts, index) => {
      const [recency, frequencyScore] = [scoreAt(scored, 'recency', index), scoreAt(scored, 'frequency', index)];
      return {
        facts,
        segment: guardedSegment(recency, frequencyScore, silence[index] ?? 0),
        recency,
        frequency: frequencyScore,
        monetary: money.scoreOf(facts),
        basis: basisOf(facts),
        engagement: engagementScore(facts.engagement),
        risk: riskModel === null ? null : churnRisk(riskModel, historyOfDays(facts.days, today), signalsOf(facts)),
        expectedValue: valueOf(facts, models, today),
      };
    }),
    boundaries: {
      recencyDays: thresholdsOf(silence),
      frequencyDays: thresholdsOf(frequency),
      dealValue: money.boundaries.deal_value,
      engagement: money.boundaries.engagement,
    },
  };
}

const scoreAt = (scores: RfmScores, of: 'recency' | 'frequency', index: number): RfmScore =>
  RFM_SCORES.find((score) => score === scores[of][index]) ?? 1;

const riskModelOf = ({ lifetime, churn }: CustomerModels): RiskModel | null =>
  lifetime.state === 'fitted'
    ? { ...correctionOf(churn), lifetime: lifetime.parameters, horizon: HORIZON_WEEKS }
    : null;

const correctionOf = ({ weights, recalibration, silence }: ChurnCorrection): ChurnCorrection => ({
  weights,
  recalibration,
  silence,
});

/** Expected transactions over the horizon, times the share of their transactions that were purchases, times their expected spend. */
function valueOf(facts: CustomerFacts, { lifetime, spend }: CustomerModels, today: number): number | null {
  if (lifetime.state !== 'fitted' || spend.state !== 'fitted') return null;
  if (facts.dealDays === 0) return 0;
  const each = expectedSpend(spend.parameters, {
    repeats: facts.dealDays - 1,
    mean: facts.dealTotal / facts.dealDays,
  });
  if (each === null) return null;
  const visits = expectedTransactions(lifetime.parameters, historyOfDays(facts.days, today), HORIZON_WEEKS);
  return visits * (facts.dealDays / facts.days.length) * each;
}
