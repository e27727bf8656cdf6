import { quantile } from '../../../shared/maths/quantile.js';
import { type ChurnRisk, type FactorShare, RISK_FACTORS, type RiskLevel } from './risk.js';

export interface RiskGroup {
  readonly count: number;
  /** Of all customers, in [0, 100]; the three groups add up to 100 unless there are no customers. */
  readonly percentage: number;
  /** In [0, 1]; `null` for an empty group. */
  readonly averageChurnProbability: number | null;
  /** The mean probability that they have left, in [0, 1]; `null` for an empty group. */
  readonly averageHasLeft: number | null;
  /** The median weeks of further silence until high risk, 0 at high risk; `null` if most do not reach it within ten years. */
  readonly predictedTimeToChurn: number | null;
  /** The group's largest factors: mean contributions over all its customers, descending. */
  readonly topRiskFactors: readonly FactorShare[];
}

export function riskGroups(risks: readonly ChurnRisk[]): Readonly<Record<RiskLevel, RiskGroup>> {
  const groups = Map.groupBy(risks, ({ level }) => level);
  const of = (level: RiskLevel) => groupOf(groups.get(level) ?? [], risks.length);
  return { high: of('high'), medium: of('medium'), low: of('low') };
}

function groupOf(risks: readonly ChurnRisk[], all: number): RiskGroup {
  const count = risks.length;
  if (count === 0)
    return {
      count,
      percentage: 0,
      averageChurnProbability: null,
      averageHasLeft: null,
      predictedTimeToChurn: null,
      topRiskFactors: [],
    };
  const weeks = Float64Array.from(risks, ({ weeksToHighRisk }) => weeksToHighRisk ?? Number.MAX_VALUE).sort();
  const median = quantile(weeks, 0.5);
  return {
    count,
    percentage: (100 * count) / all,
    averageChurnProbability: risks.reduce((sum, { probability }) => sum + probability, 0) / count,
    averageHasLeft: risks.reduce((sum, { alive }) => sum + 1 - alive, 0) / count,
    predictedTimeToChurn: median < Number.MAX_VALUE / 4 ? median : null,
    topRiskFactors: meanShares(risks),
  };
}

function meanShares(risks: readonly ChurnRisk[]): FactorShare[] {
  const sums = new Map<string, number>();
  for (const { factors } of risks)
    for (const { factor, contribution } of factors) sums.set(factor, (sums.get(factor) ?? 0) + contribution);
  return RISK_FACTORS.map((factor) => ({ factor, contribution: (sums.get(factor) ?? 0) / risks.length }))
    .filter(({ contribution }) => contribution > 0)
    .toSorted((one, another) => another.contribution - one.contribution);
}
