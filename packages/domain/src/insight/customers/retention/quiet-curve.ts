import { kaplanMeier, type SurvivalStep } from '../../../shared/maths/kaplan-meier.js';
import { HORIZON_WEEKS } from '../scoring/facts.js';

const WEEK_DAYS = 7;

/** Customers observed at once, below which a share is not stated: the curve ends there. */
export const CURVE_NEEDS = 10;

/** Longer curves are thinned to one step in every so many days. */
const STEPS = 200;

export interface QuietCurve {
  readonly customers: number;
  /** Those who have been silent for the horizon at least once. */
  readonly quiet: number;
  /** Silence that counts as quiet, in days: the horizon of the churn probabilities. */
  readonly quietDays: number;
  /** Days since the first message or purchase until which `CURVE_NEEDS` customers were observed; 0 if there are too few. */
  readonly untilDays: number;
  /** `at` in days, ascending. */
  readonly steps: readonly SurvivalStep[];
}

export interface TimeToQuiet {
  /** Days since their first day. */
  readonly at: number;
  /** `false` if it has not happened until today. */
  readonly isQuiet: boolean;
}

/**
 * When a customer had for the first time been silent for a horizon: no message and no purchase on so many days after one on which there was. It is known on the
 * last of these days, so that nothing later is looked at, and those to whom it has not happened are censored today, which does not depend on them.
 *
 * @param days distinct days, ascending; days since the epoch, as is `today`.
 */
export function timeToQuiet(days: readonly number[], today: number, quietDays: number): TimeToQuiet {
  const first = days[0] ?? today;
  const end = days.findIndex((day, index) => {
    const next = days[index + 1];
    return next === undefined ? today - day >= quietDays : next - day > quietDays;
  });
  const last = days[end];
  return last === undefined ? { at: today - first, isQuiet: false } : { at: last + quietDays - first, isQuiet: true };
}

/**
 * The share of customers who have not yet been quiet for the horizon of the churn model, by the time since their first day (Kaplan & Meier 1958).
 *
 * It says when silence comes first, not that somebody has left: some write again. Until the horizon it is 1 by definition.
 *
 * @param customers their distinct days, ascending.
 * @param today days since the epoch.
 */
export function quietCurve(
  customers: readonly { readonly days: readonly number[] }[],
  today: number,
  quietDays: number = HORIZON_WEEKS * WEEK_DAYS,
): QuietCurve {
  const times = customers.map(({ days }) => timeToQuiet(days, today, quietDays));
  const [events, censored] = [times.filter(({ isQuiet }) => isQuiet), times.filter(({ isQuiet }) => !isQuiet)];
  const once = ({ at }: TimeToQuiet) => ({ at, count: 1 });
  // The tenth longest time: until then ten were observed.
  const untilDays = times.map(({ at }) => at).toSorted((one, other) => other - one)[CURVE_NEEDS - 1] ?? 0;
  const { steps } = kaplanMeier(events.map(once), censored.map(once));
  return {
    customers: customers.length,
    quiet: events.length,
    quietDays,
    untilDays,
    steps: thinned(
      steps.filter(({ at }) => at <= untilDays),
      Math.ceil(untilDays / STEPS),
    ),
  };
}

/** The last step of each so many days; its time and share stay exact. */
const thinned = (steps: readonly SurvivalStep[], each: number): readonly SurvivalStep[] =>
  steps.filter(({ at }, index) => {
    const next = steps[index + 1];
    return next === undefined || Math.floor(next.at / each) > Math.floor(at / each);
  });
