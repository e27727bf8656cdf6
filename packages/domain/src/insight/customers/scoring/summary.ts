import { HIGH_ENGAGEMENT } from '../rfm/engagement.js';
import type { MonetaryBasis, RfmAverages } from '../rfm/rfm.js';
import { bySegment, type RfmSegment } from '../rfm/segments.js';
import { type RiskGroup, riskGroups } from '../risk/groups.js';
import { byRiskLevel, type RiskLevel } from '../risk/risk.js';
import { ENGAGED_WITHIN } from './facts.js';
import type { CustomerScore } from './score.js';

/** Common figures of a segment: medians, `null` for an empty one. */
export interface SegmentFigures {
  readonly count: number;
  readonly silenceDays: number | null;
  readonly transactionDays: number | null;
  /** Of buyers: the median of their total purchases. */
  readonly dealValue: number | null;
  /** Customers at high risk; `null` if risk is unknown. */
  readonly atHighRisk: number | null;
}

export interface CustomerSummary {
  readonly customers: number;
  readonly transactionDays: number;
  readonly dealDays: number;
  readonly averages: RfmAverages | null;
  readonly averageEngagement: number | null;
  readonly highEngagement: number;
  /** With a contact within seven days. */
  readonly engaged: number;
  readonly basis: Readonly<Record<MonetaryBasis, number>>;
  readonly segments: Readonly<Record<RfmSegment, SegmentFigures>>;
  /** `null` if lifetime could not be fitted. */
  readonly risk: Readonly<Record<RiskLevel, RiskGroup>> | null;
  /** The mean value of a deal: among buyers at high risk, otherwise among all; `null` without deals. */
  readonly orderValue: number | null;
}

/** @param now ms since the epoch. @param today its day. */
export function summaryOf(scores: readonly CustomerScore[], now: number, today: number): CustomerSummary {
  const segments = Map.groupBy(scores, ({ segment }) => segment);
  const risks = scores.flatMap(({ risk }) => risk ?? []);
  const n = scores.length;
  const sum = (of: (score: CustomerScore) => number) => scores.reduce((total, one) => total + of(one), 0);
  return {
    customers: n,
    transactionDays: sum(({ facts }) => facts.days.length),
    dealDays: sum(({ facts }) => facts.dealDays),
    averages: n === 0 ? null : averagesOf(sum, n),
    averageEngagement: n === 0 ? null : sum(({ engagement }) => engagement) / n,
    highEngagement: scores.filter(({ engagement }) => engagement >= HIGH_ENGAGEMENT).length,
    engaged: scores.filter(({ facts }) => facts.heardAt !== null && facts.heardAt > now - ENGAGED_WITHIN).length,
    basis: {
      deal_value: scores.filter(({ basis }) => basis === 'deal_value').length,
      engagement: scores.filter(({ basis }) => basis === 'engagement').length,
    },
    segments: bySegment((segment) => figuresOf(segments.get(segment) ?? [], today)),
    risk: risks.length === n && n > 0 ? riskGroups(risks) : null,
    orderValue: orderValueOf(scores.filter(({ risk }) => risk?.level === 'high')) ?? orderValueOf(scores),
  };
}

function averagesOf(sum: (of: (score: CustomerScore) => number) => number, n: number): RfmAverages {
  const [recency, frequency, monetary] = [
    sum((one) => one.recency),
    sum((one) => one.frequency),
    sum((one) => one.monetary),
  ];
  const total = recency + frequency + monetary;
  return {
    overall: total / 3 / n,
    recency: recency / n,
    frequency: frequency / n,
    monetary: monetary / n,
    sum: total / n,
  };
}

export const NO_RISK_GROUPS = byRiskLevel<RiskGroup>(() => ({
  count: 0,
  percentage: 0,
  averageChurnProbability: null,
  averageHasLeft: null,
  predictedTimeToChurn: null,
  topRiskFactors: [],
}));

export const NO_SUMMARY: CustomerSummary = summaryOf([], 0, 0);

function figuresOf(scores: readonly CustomerScore[], today: number): SegmentFigures {
  const isKnown = scores.every(({ risk }) => risk !== null);
  return {
    count: scores.length,
    silenceDays: medianOf(scores.map(({ facts }) => today - (facts.days.at(-1) ?? today))),
    transactionDays: medianOf(scores.map(({ facts }) => facts.days.length)),
    dealValue: medianOf(scores.flatMap(({ facts }) => (facts.dealDays > 0 ? facts.dealTotal : []))),
    atHighRisk: isKnown ? scores.filter(({ risk }) => risk?.level === 'high').length : null,
  };
}

/** The lower of the two middle values, so that it is an actual customer's figure. */
function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, another) => one - another)[Math.floor((values.length - 1) / 2)] ?? null;
}

function orderValueOf(scores: readonly CustomerScore[]): number | null {
  const deals = scores.reduce((sum, { facts }) => sum + facts.dealDays, 0);
  return deals === 0 ? null : scores.reduce((sum, { facts }) => sum + facts.dealTotal, 0) / deals;
}
