import { DAY } from '../../../shared/time/units.js';
import { LIFETIME_NEEDS } from '../lifetime/fit.js';
import { SPEND_NEEDS } from '../lifetime/spend.js';
import { RISK_NEEDS } from './churn-learning.js';
import { type CustomerModels, SEGMENT_NEEDS } from './fit.js';
import { type HeldOutReport, heldOutReport } from './held-out-report.js';
import { type Missing, missingLifetime, missingSegments, missingSpend, missingWeights } from './missing.js';
import type { CustomerSummary } from './summary.js';

/** Minimum answered messages for statements about urgency and next actions. */
export const ANSWERS_NEEDED = 10;

/** Figures are stale after this time without a run, in ms. */
const STALE_AFTER = 2 * DAY;

export type ModelId = 'segments' | 'lifetime' | 'spend' | 'risk' | 'intents';

export interface ModelReport {
  readonly id: ModelId;
  readonly method: string;
  readonly data: readonly { readonly what: string; readonly count: number }[];
  readonly parameters: readonly { readonly name: string; readonly value: number }[];
  readonly logLikelihood: number | null;
  readonly heldOut: HeldOutReport | null;
  readonly missing: readonly Missing[];
}

const millionth = (value: number): number => Math.round(value * 1e6) / 1e6;
const named = (values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value: millionth(value) }));

/** Every model with the data it is based on. @param answers answered messages. */
export function modelReports(models: CustomerModels, summary: CustomerSummary, answers: number): ModelReport[] {
  const { lifetime, spend, churn } = models;
  const { weights, ends } = churn;
  const nothing = { parameters: [], logLikelihood: null, heldOut: null } as const;
  return [
    {
      ...nothing,
      id: 'segments',
      method: 'RFM, by fifths',
      data: [{ what: 'customers', count: summary.customers }],
      missing: missingSegments(summary.customers),
    },
    {
      id: 'lifetime',
      method: lifetime.state === 'fitted' && lifetime.usesPrior ? 'MBG/NBD, with a weak prior on leaving' : 'MBG/NBD',
      data: [
        { what: 'customers', count: lifetime.supply.customers },
        { what: 'returning', count: lifetime.supply.returning },
        { what: 'weeks', count: Math.round(lifetime.supply.weeks) },
        { what: 'transactionDays', count: summary.transactionDays },
      ],
      parameters: lifetime.state === 'fitted' ? named(lifetimeNumbers(lifetime.parameters)) : [],
      logLikelihood: lifetime.state === 'fitted' ? millionth(lifetime.logLikelihood) : null,
      heldOut: heldOutReport(churn),
      missing: missingLifetime(models),
    },
    {
      ...nothing,
      id: 'spend',
      method: 'Gamma-Gamma',
      data: [
        { what: 'spenders', count: spend.customers },
        { what: 'deals', count: summary.dealDays },
      ],
      parameters: spend.state === 'fitted' ? named({ ...spend.parameters }) : [],
      logLikelihood: spend.state === 'fitted' ? millionth(spend.logLikelihood) : null,
      missing: missingSpend(models),
    },
    {
      ...nothing,
      id: 'risk',
      method: 'Logistic regression on departures',
      data: [
        { what: 'outcomes', count: ends.customers },
        { what: 'departures', count: ends.churned },
      ],
      parameters: weights.customers > 0 ? named({ intercept: weights.intercept, ...weights.signals }) : [],
      missing: missingWeights(churn),
    },
    {
      ...nothing,
      id: 'intents',
      method: 'TF-IDF and multinomial logistic regression',
      data: [{ what: 'answers', count: answers }],
      missing: answers < ANSWERS_NEEDED ? [{ what: 'answers', have: answers, needed: ANSWERS_NEEDED }] : [],
    },
  ];
}

const lifetimeNumbers = ({
  r,
  alpha,
  a,
  b,
}: {
  readonly r: number;
  readonly alpha: number;
  readonly a: number;
  readonly b: number;
}) => ({
  r,
  alpha,
  a,
  b,
});

type RunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export type ModelState = 'not_enough_data' | 'fitting' | 'ready' | 'stale' | 'failed';

/**
 * The state of a model.
 *
 * @param latest of all runs; `null` if there was none.
 * @param fittedAt of the latest completed run, ms since the epoch.
 * @param isMissing whether that run had too little data.
 */
export function modelState(
  latest: RunState | null,
  fittedAt: number | null,
  isMissing: boolean,
  now: number,
): ModelState {
  if (latest === 'failed') return 'failed';
  if (fittedAt === null) return latest === 'queued' || latest === 'running' ? 'fitting' : 'not_enough_data';
  if (isMissing) return 'not_enough_data';
  return now - fittedAt > STALE_AFTER ? 'stale' : 'ready';
}

/** Progress of the modeling phases, derived from the models' data. */
export function phasesOf(
  models: readonly Pick<ModelReport, 'id' | 'data' | 'missing'>[],
  {
    isRunning,
    hasFailed,
    outcomes,
  }: { readonly isRunning: boolean; readonly hasFailed: boolean; readonly outcomes: number },
) {
  const byId = new Map(models.map((model) => [model.id, model]));
  const count = (id: ModelId, what: string) => byId.get(id)?.data.find((one) => one.what === what)?.count ?? 0;
  const departures = count('risk', 'departures');
  const lines = [
    { id: 'facts', have: count('segments', 'customers'), needed: 1, isDone: count('segments', 'customers') > 0 },
    {
      id: 'segments',
      have: count('segments', 'customers'),
      needed: SEGMENT_NEEDS,
      isDone: isThere(byId.get('segments')),
    },
    {
      id: 'lifetime',
      have: count('lifetime', 'customers'),
      needed: LIFETIME_NEEDS.customers,
      isDone: isThere(byId.get('lifetime')),
    },
    {
      id: 'risk',
      have: Math.min(departures, count('risk', 'outcomes') - departures),
      needed: RISK_NEEDS,
      isDone: isThere(byId.get('risk')),
    },
    { id: 'value', have: count('spend', 'spenders'), needed: SPEND_NEEDS, isDone: isThere(byId.get('spend')) },
    { id: 'intents', have: count('intents', 'answers'), needed: ANSWERS_NEEDED, isDone: isThere(byId.get('intents')) },
    { id: 'offers', have: outcomes, needed: 1, isDone: outcomes > 0 },
  ] as const;
  return lines.map(({ isDone, ...line }) => ({
    ...line,
    state: isDone
      ? ('done' as const)
      : hasFailed
        ? ('failed' as const)
        : isRunning
          ? ('running' as const)
          : ('waiting' as const),
  }));
}

const isThere = (model: Pick<ModelReport, 'missing'> | undefined): boolean => model?.missing.length === 0;
