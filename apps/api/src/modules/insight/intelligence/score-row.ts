import {
  type CustomerScore,
  customerReport,
  type RfmSegment,
  type RiskLevel,
  whyReport,
} from '@concordia/domain/customers';

export interface ScoreRow {
  readonly contact_id: string;
  readonly segment: RfmSegment;
  readonly risk: RiskLevel | null;
  readonly churn_ppm: number;
  readonly value_cents: number;
  readonly last_day: number;
  readonly engagement_ppm: number;
  /** JSON. */
  readonly detail: string;
}

const MILLION = 1e6;
const CENTS = 100;

/** @param today days since the epoch. */
export function rowOf(score: CustomerScore, today: number): ScoreRow {
  const { facts, risk, expectedValue } = score;
  return {
    contact_id: facts.id,
    segment: score.segment,
    risk: risk?.level ?? null,
    churn_ppm: risk === null ? -1 : Math.round(risk.probability * MILLION),
    value_cents: expectedValue === null ? -1 : Math.round(expectedValue * CENTS),
    last_day: facts.days.at(-1) ?? 0,
    engagement_ppm: Math.round(score.engagement * MILLION),
    detail: JSON.stringify({ ...customerReport(score, today), ...whyReport(score) }),
  };
}
