import { areaUnderCurve } from '../../../shared/maths/auc.js';
import { DAY } from '../../../shared/time/units.js';
import { churnChance } from '../lifetime/expectations.js';
import { fitLifetimeWithPrior, type LifetimeFit } from '../lifetime/fit.js';
import { type CustomerHistory, historiesOf } from '../lifetime/history.js';
import type { LifetimeParameters } from '../lifetime/model.js';
import { fitSpend, type SpendFit } from '../lifetime/spend.js';
import { fitRiskWeights, NO_RISK_WEIGHTS, type RiskOutcome, type RiskWeights } from '../risk/weights.js';
import { type CustomerFacts, HORIZON_WEEKS, signalsOf } from './facts.js';

const WEEK_DAYS = 7;

/** Outcomes of either kind below which the weights of the signals would be learned from accidents. */
export const RISK_NEEDS = 15;

/** Fewer customers have no fifths. */
export const SEGMENT_NEEDS = 10;

/** Everybody as they were known on a day, and what they did on the days after. */
export interface Past {
  /** Days since the epoch. */
  readonly cutoff: number;
  readonly customers: readonly CustomerFacts[];
}

/** How a fit on the past did on the time after it. */
export interface HeldOut {
  readonly cutoff: number;
  readonly customers: number;
  /** `null` where all did the same. */
  readonly auc: number | null;
  readonly silenceAuc: number | null;
  readonly brier: number;
  readonly baseBrier: number;
}

export interface CustomerModels {
  readonly lifetime: LifetimeFit;
  readonly spend: SpendFit;
  readonly weights: RiskWeights;
  /** Customers of the past whose end is known, and how many of them left. */
  readonly ends: { readonly customers: number; readonly churned: number };
  readonly heldOut: HeldOut | null;
}

/** @param day days since the epoch, not before the first of theirs. */
export function historyOfDays(days: readonly number[], day: number): CustomerHistory {
  const first = days[0] ?? day;
  const weeks = (at: number) => (at - first) / WEEK_DAYS;
  return { repeats: days.length - 1, last: weeks(days.at(-1) ?? first), age: weeks(day) };
}

/** The days on which the past is looked at: one, two and three horizons ago. */
export const cutoffsOf = (today: number): readonly number[] =>
  [1, 2, 3].map((horizons) => today - horizons * HORIZON_WEEKS * WEEK_DAYS);

/**
 * Fits every model: lifetime on all customers as they are now, spending on those who bought twice, and the weights of the signals on customers of the
 * past whose end is known. Each past is fitted by itself, so that what it says of the time after has not seen that time.
 *
 * @param today days since the epoch.
 * @param pasts the latest first; each with everybody as they were known at the end of its day.
 */
export function fitCustomers(
  customers: readonly CustomerFacts[],
  pasts: readonly Past[],
  today: number,
): CustomerModels {
  const trials = pasts.flatMap((past) => trialOf(past, customers) ?? []);
  const outcomes = trials.flatMap((trial) => trial.outcomes);
  const churned = outcomes.filter((one) => one.churned).length;
  const isTelling = Math.min(churned, outcomes.length - churned) >= RISK_NEEDS;
  return {
    lifetime: fitLifetimeWithPrior('mbg', historiesOf(customers.map(({ days }) => historyOfDays(days, today)))),
    spend: fitSpend(
      customers.map(({ dealDays, dealTotal }) => ({ repeats: dealDays - 1, mean: dealTotal / Math.max(1, dealDays) })),
    ),
    weights: isTelling ? fitRiskWeights(outcomes) : NO_RISK_WEIGHTS,
    ends: { customers: outcomes.length, churned },
    heldOut: trials.map((trial) => heldOutOf(trial)).find(({ auc }) => auc !== null) ?? null,
  };
}

interface Trial {
  readonly cutoff: number;
  readonly outcomes: readonly RiskOutcome[];
  readonly silences: readonly number[];
}

/** What a model of the past said of its customers, and whether they then were silent for the horizon; `null` where nothing can be fitted. */
function trialOf({ cutoff, customers }: Past, present: readonly CustomerFacts[]): Trial | null {
  const histories = customers.map(({ days }) => historyOfDays(days, cutoff));
  const fit = fitLifetimeWithPrior('mbg', historiesOf(histories));
  if (fit.state !== 'fitted') return null;
  const now = new Map(present.map(({ id, days }) => [id, days]));
  const end = cutoff + HORIZON_WEEKS * WEEK_DAYS;
  const isHeard = (id: string) => (now.get(id) ?? []).some((day) => day > cutoff && day <= end);
  return {
    cutoff,
    outcomes: customers.map((facts, index) => ({
      chance: chanceOf(fit.parameters, histories[index]),
      signals: signalsOf(facts),
      churned: !isHeard(facts.id),
    })),
    silences: histories.map(({ last, age }) => age - last),
  };
}

const chanceOf = (parameters: LifetimeParameters, history: CustomerHistory | undefined): number =>
  history === undefined ? 0.5 : churnChance(parameters, history, HORIZON_WEEKS);

function heldOutOf({ cutoff, outcomes, silences }: Trial): HeldOut {
  const churned = outcomes.map((one) => Number(one.churned));
  const said = Float64Array.from(outcomes, ({ chance }) => chance);
  const share = churned.reduce((sum, one) => sum + one, 0) / Math.max(1, churned.length);
  const squares = said.reduce((sum, chance, index) => sum + (chance - (churned[index] ?? 0)) ** 2, 0);
  return {
    cutoff,
    customers: churned.length,
    auc: areaUnderCurve(said, churned),
    silenceAuc: areaUnderCurve(Float64Array.from(silences), churned),
    brier: squares / Math.max(1, said.length),
    baseBrier: share * (1 - share),
  };
}

/** The day of an instant, since the epoch. @param instant ms since the epoch. */
export const dayNumber = (instant: number): number => Math.floor(instant / DAY);
