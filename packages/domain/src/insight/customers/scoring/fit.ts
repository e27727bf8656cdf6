import { DAY } from '../../../shared/time/units.js';
import { churnChance } from '../lifetime/expectations.js';
import { fitLifetimeWithPrior, type LifetimeFit } from '../lifetime/fit.js';
import { type CustomerHistory, historiesOf } from '../lifetime/history.js';
import type { LifetimeParameters } from '../lifetime/model.js';
import { fitSpend, type SpendFit } from '../lifetime/spend.js';
import { type ChurnLearning, learnChurn, type Trial } from './churn-learning.js';
import { type CustomerFacts, HORIZON_WEEKS, signalsOf } from './facts.js';

const WEEK_DAYS = 7;

/** Minimum customers for dividing into fifths. */
export const SEGMENT_NEEDS = 10;

/** All customers as known on a past day, and their activity afterwards. */
export interface Past {
  /** Days since the epoch. */
  readonly cutoff: number;
  readonly customers: readonly CustomerFacts[];
}

export interface CustomerModels {
  readonly lifetime: LifetimeFit;
  readonly spend: SpendFit;
  /** What past customers with a known outcome taught about churn, and how it did on those it had not seen. */
  readonly churn: ChurnLearning;
}

/** @param day days since the epoch, not before their first. */
export function historyOfDays(days: readonly number[], day: number): CustomerHistory {
  const first = days[0] ?? day;
  const weeks = (at: number) => (at - first) / WEEK_DAYS;
  return { repeats: days.length - 1, last: weeks(days.at(-1) ?? first), age: weeks(day) };
}

/** The cutoffs of past fits: one, two and three horizons ago. */
export const cutoffsOf = (today: number): readonly number[] =>
  [1, 2, 3].map((horizons) => today - horizons * HORIZON_WEEKS * WEEK_DAYS);

/**
 * Fits every model: lifetime on all current customers, spending on repeat buyers, and what corrects churn on past customers with a known outcome.
 * Each past is fitted separately, so that its predictions have not seen the following period.
 *
 * @param today days since the epoch.
 * @param pasts the latest first; each with all customers as known at the end of its day.
 */
export function fitCustomers(
  customers: readonly CustomerFacts[],
  pasts: readonly Past[],
  today: number,
): CustomerModels {
  return {
    lifetime: fitLifetimeWithPrior('mbg', historiesOf(customers.map(({ days }) => historyOfDays(days, today)))),
    spend: fitSpend(
      customers.map(({ dealDays, dealTotal }) => ({ repeats: dealDays - 1, mean: dealTotal / Math.max(1, dealDays) })),
    ),
    churn: learnChurn(pasts.flatMap((past) => trialOf(past, customers) ?? [])),
  };
}

/** A past model's predictions, and whether its customers then were silent for the horizon; `null` if nothing can be fitted. */
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

/** Converts ms to days since the epoch. @param instant ms since the epoch. */
export const dayNumber = (instant: number): number => Math.floor(instant / DAY);
