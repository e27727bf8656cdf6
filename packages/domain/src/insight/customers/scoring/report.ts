import { compareWithHoldout, type HoldoutStratum } from '../../../delivery/experiments/holdout.js';
import { rankOffers, type SaveOffer } from '../../../delivery/experiments/save-offers.js';
import { DAY } from '../../../shared/time/units.js';
import { BEST_SEGMENTS, bySegment } from '../rfm/segments.js';
import { AS_PREDICTED } from '../risk/calibration.js';
import { type RiskGroup } from '../risk/groups.js';
import { byRiskLevel, type ChurnRisk } from '../risk/risk.js';
import { NO_RISK_WEIGHTS } from '../risk/weights.js';
import { HORIZON_WEEKS, halvesOf } from './facts.js';
import type { CustomerModels } from './fit.js';
import { FACTOR_NAMES, reasonOf } from './risk-words.js';
import type { CustomerScore, ScoreBoundaries } from './score.js';
import { characteristicsOf, SEGMENT_ACTIONS } from './segment-words.js';
import { type CustomerSummary, NO_RISK_GROUPS } from './summary.js';

const WEEK_DAYS = 7;

export const HORIZON_DAYS = HORIZON_WEEKS * WEEK_DAYS;

const millionth = (value: number): number => Math.round(value * 1e6) / 1e6;
const cent = (value: number): number => Math.round(value * 100) / 100;
const tenth = (value: number): number => Math.round(value * 10) / 10;
const orNull = <T>(value: number | null, of: (value: number) => T): T | null => (value === null ? null : of(value));
const dateOf = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);
const daysOf = (weeks: number): number => tenth(weeks * WEEK_DAYS);

export function rfmReport(summary: CustomerSummary, boundaries: ScoreBoundaries | null) {
  const { averages, customers } = summary;
  const share = (count: number) => (customers === 0 ? null : millionth(count / customers));
  return {
    totalCustomers: customers,
    averageScores: {
      overall: averages === null ? null : millionth(averages.overall),
      recency: averages === null ? null : millionth(averages.recency),
      frequency: averages === null ? null : millionth(averages.frequency),
      monetary: averages === null ? null : millionth(averages.monetary),
    },
    engagementMetrics: {
      averageEngagementScore: orNull(summary.averageEngagement, millionth),
      highEngagement: summary.highEngagement,
    },
    segments: bySegment((segment) => ({
      count: summary.segments[segment].count,
      characteristics: characteristicsOf(segment, summary.segments[segment]),
      medianDealValue: orNull(summary.segments[segment].dealValue, cent),
      recommendedActions: [...SEGMENT_ACTIONS[segment]],
    })),
    averageSum: averages === null ? null : millionth(averages.sum),
    bestShare: share(BEST_SEGMENTS.reduce((sum, segment) => sum + summary.segments[segment].count, 0)),
    engagedShare: share(summary.engaged),
    monetaryBasis: { ...summary.basis },
    boundaries:
      boundaries === null
        ? null
        : {
            recencyDays: boundaries.recencyDays.map(tenth),
            frequencyDays: boundaries.frequencyDays.map(tenth),
            dealValue: boundaries.dealValue?.map(cent) ?? null,
            engagement: boundaries.engagement?.map(cent) ?? null,
          },
  };
}

/** The three groups of the churn display; times in days. */
export function churnReport({ risk }: Pick<CustomerSummary, 'risk'>) {
  return byRiskLevel((level) => groupReport((risk ?? NO_RISK_GROUPS)[level]));
}

function groupReport(group: RiskGroup) {
  return {
    percentage: millionth(group.percentage),
    count: group.count,
    averageChurnProbability: orNull(group.averageChurnProbability, millionth),
    averageHasLeft: orNull(group.averageHasLeft, millionth),
    predictedTimeToChurn: orNull(group.predictedTimeToChurn, daysOf),
    topRiskFactors: group.topRiskFactors.map(({ factor }) => FACTOR_NAMES[factor]),
    factors: group.topRiskFactors.map(({ factor, contribution }) => ({
      factor,
      contribution: millionth(contribution),
    })),
  };
}

/** What the churn probabilities rest on, for whoever reads them. */
export const churnBasis = ({ lifetime, churn }: CustomerModels) => ({
  uses: churn.verdict === 'silence' ? ('silence' as const) : ('model' as const),
  isJudged: churn.verdict !== 'too_few',
  isRecalibrated: churn.recalibration !== AS_PREDICTED && churn.verdict !== 'silence',
  isMiscalibrated: churn.heldOut?.isMiscalibrated === true && churn.recalibration === AS_PREDICTED,
  leavingPrior: lifetime.state === 'fitted' && lifetime.usesPrior,
  cancellationPrior: churn.weights === NO_RISK_WEIGHTS || churn.verdict === 'silence',
});

/** One customer as shown in lists, without the name. @param today days since the epoch. */
export function customerReport({ facts, risk, ...score }: CustomerScore, today: number) {
  const { days } = facts;
  const [first, last] = [days[0] ?? today, days.at(-1) ?? today];
  return {
    contactId: facts.id,
    segment: score.segment,
    recency: score.recency,
    frequency: score.frequency,
    monetary: score.monetary,
    monetaryBasis: score.basis,
    firstDay: dateOf(first),
    lastDay: dateOf(last),
    transactionDays: days.length,
    silenceDays: today - last,
    cancelledDay: orNull(facts.cancelledAt, (at) => dateOf(Math.floor(at / DAY))),
    usualGapDays: risk === null ? null : daysOf(risk.usualGap),
    alive: risk === null ? null : millionth(risk.alive),
    churnProbability: risk === null ? null : millionth(risk.probability),
    risk: risk?.level ?? null,
    predictedDays: risk === null ? null : orNull(risk.weeksToHighRisk, daysOf),
    dealValue: facts.dealDays === 0 ? null : cent(facts.dealTotal),
    expectedValue: orNull(score.expectedValue, cent),
    engagement: millionth(score.engagement),
    factors: factorsOf(risk),
  };
}

const factorsOf = (risk: ChurnRisk | null) =>
  (risk?.factors ?? []).map(({ factor, contribution }) => ({ factor, contribution: millionth(contribution) }));

export function whyReport({ facts, risk }: CustomerScore) {
  const { earlier, later } = halvesOf(facts.days);
  return {
    why:
      risk === null
        ? []
        : factorsOf(risk).map(({ factor, contribution }) => ({
            factor,
            contribution,
            text: reasonOf(factor, risk, facts),
          })),
    signals: {
      earlierDays: earlier,
      laterDays: later,
      negativity: millionth(facts.negativity),
      unanswered: facts.unanswered,
      bounces: facts.bounces,
      cancellations: facts.cancellations,
    },
  };
}

export interface OfferTally {
  readonly id: string;
  readonly name: string;
  /** The cost of one offer. */
  readonly value: number;
  /** Known outcomes, and successes among them. */
  readonly trials: number;
  readonly accepted: number;
  readonly open: number;
  /** Customers held out when it could have been made. */
  readonly heldOut: number;
  /** The share of revenue that stays, in (0, 1]. */
  readonly margin: number;
  /** The share of customers held out from now on, in [0, 0.5]. */
  readonly holdout: number;
  /** Within the windows that have ended, of customers assigned by chance: one stratum for each share that it has had. */
  readonly earned: readonly HoldoutStratum[];
}

/** What all offers together bring back. */
export const comparisonReport = (offers: readonly OfferTally[]) => comparisonOf(offers.flatMap(({ earned }) => earned));

function comparisonOf(strata: readonly HoldoutStratum[]) {
  const { effect, ...counts } = compareWithHoldout(strata);
  return {
    ...counts,
    effect: effect === null ? null : { mean: cent(effect.mean), low: cent(effect.low), high: cent(effect.high) },
  };
}

/** Offers by return, descending; by success rate where the holdout does not show it yet. */
export function offerReport(offers: readonly OfferTally[], orderValue: number | null) {
  const standing = rankOffers(
    offers.map(
      ({ id, value, trials, accepted, margin, earned }): SaveOffer => ({
        id,
        trials,
        successes: accepted,
        cost: value,
        margin,
        comparison: compareWithHoldout(earned),
      }),
    ),
  );
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return standing.flatMap(({ id, successRate, interval, trials, roi }) => {
    const offer = byId.get(id);
    if (offer === undefined) return [];
    return {
      offerId: id,
      name: offer.name,
      value: offer.value,
      successRate: millionth(successRate),
      interval: interval.map(millionth),
      trials,
      accepted: offer.accepted,
      open: offer.open,
      avgOrderValue: orNull(orderValue, cent),
      heldOut: offer.heldOut,
      margin: offer.margin,
      holdout: offer.holdout,
      comparison: comparisonOf(offer.earned),
      estimatedROI: orNull(roi?.mean ?? null, millionth),
      roiInterval: roi === null ? null : [millionth(roi.low), millionth(roi.high)],
    };
  });
}
