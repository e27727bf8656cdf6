import { type MonthCohort, monthCohorts } from '../retention/cohorts.js';
import { type QuietCurve, quietCurve } from '../retention/quiet-curve.js';
import type { CustomerFacts } from './facts.js';
import { dayNumber, fitCustomers, type Past } from './fit.js';
import { type Missing, missingLifetime, missingSegments, missingSpend } from './missing.js';
import { type ModelReport, modelReports } from './registry.js';
import { churnBasis, churnReport, rfmReport } from './report.js';
import { type CustomerScore, scoreCustomers } from './score.js';
import { summaryOf } from './summary.js';

export interface SegmentationInput {
  /** Current customers, in a stable order, since floating-point sums do not commute exactly. */
  readonly customers: readonly CustomerFacts[];
  /** As they were on the days of `cutoffsOf`, the latest first. */
  readonly pasts: readonly Past[];
  /** Answered messages, from which intents were learned. */
  readonly answers: number;
  /** ms since the epoch. */
  readonly now: number;
}

/** The result of a run, as plain data. */
export interface SegmentationResult {
  readonly customers: number;
  readonly transactionDays: number;
  readonly deals: number;
  /** Why figures are missing; empty if none are. */
  readonly missing: readonly Missing[];
  /** Whether there is enough data for segments and risks. */
  readonly isEnough: boolean;
  readonly rfm: ReturnType<typeof rfmReport>;
  readonly churnRisk: ReturnType<typeof churnReport>;
  readonly churnBasis: ReturnType<typeof churnBasis>;
  /** Past customers with a known outcome, if the signals' weights were learned from them; otherwise 0. */
  readonly learnedFrom: number;
  /** The mean value of a deal that an offer would bring back; `null` without deals. */
  readonly orderValue: number | null;
  /** How long customers stay, as far as it was observed. */
  readonly retention: { readonly curve: QuietCurve; readonly cohorts: readonly MonthCohort[] };
  readonly models: readonly ModelReport[];
}

/** Fits every model and scores every customer. With fewer than ten customers there are no segments or scores. */
export function segmentCustomers(input: SegmentationInput): {
  readonly result: SegmentationResult;
  readonly scores: readonly CustomerScore[];
} {
  const { customers, pasts, answers, now } = input;
  const today = dayNumber(now);
  const models = fitCustomers(customers, pasts, today);
  const tooFew = missingSegments(customers.length);
  const scoring = tooFew.length > 0 ? null : scoreCustomers(customers, models, now);
  const scores = scoring?.scores ?? [];
  const summary = summaryOf(scores, now, today);
  const result: SegmentationResult = {
    ...totalsOf(customers),
    missing: [...tooFew, ...withoutRepeats(missingLifetime(models), tooFew), ...missingSpend(models)],
    isEnough: tooFew.length === 0 && models.lifetime.state === 'fitted',
    rfm: rfmReport(summary, scoring?.boundaries ?? null),
    churnRisk: churnReport(summary),
    churnBasis: churnBasis(models),
    learnedFrom: models.churn.weights.customers,
    orderValue: summary.orderValue,
    retention: { curve: quietCurve(customers, today), cohorts: monthCohorts(customers, today) },
    models: modelReports(models, { ...summary, ...totalsOf(customers), dealDays: dealsOf(customers) }, answers),
  };
  return { result, scores };
}

const dealsOf = (customers: readonly CustomerFacts[]): number =>
  customers.reduce((sum, { dealDays }) => sum + dealDays, 0);

const totalsOf = (customers: readonly CustomerFacts[]) => ({
  customers: customers.length,
  transactionDays: customers.reduce((sum, { days }) => sum + days.length, 0),
  deals: dealsOf(customers),
});

/** Removes repeated needs; the larger one stays. */
const withoutRepeats = (missing: readonly Missing[], said: readonly Missing[]): Missing[] =>
  missing.filter(({ what }) => !said.some((one) => one.what === what));
