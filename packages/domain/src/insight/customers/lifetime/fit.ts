import { type Minimum, minimize, type Objective } from '../../../shared/maths/minimize.js';
import { type GroupedHistories, grouped, type Histories } from './history.js';
import { distinctRepeats, logLikelihood } from './likelihood.js';
import type { LifetimeModel, LifetimeParameters } from './model.js';

/** Minimum data for a fit. Four parameters from a handful of customers would be spurious. */
export const LIFETIME_NEEDS = {
  /** All known customers. */
  customers: 50,
  /** Customers who returned at least once. */
  returning: 20,
  /** Weeks since the first customer's first transaction. */
  weeks: 8,
} as const;

export type LifetimeNeed = keyof typeof LIFETIME_NEEDS;

export type LifetimeSupply = Readonly<Record<LifetimeNeed, number>>;

export type LifetimeFit =
  | {
      readonly state: 'fitted';
      readonly parameters: LifetimeParameters;
      readonly logLikelihood: number;
      readonly supply: LifetimeSupply;
      /** Whether a weak prior determined the variation in leaving, because the histories alone do not. */
      readonly usesPrior: boolean;
      /** Distinct histories. */
      readonly groups: number;
      readonly evaluations: number;
    }
  /** Not enough history yet: the unmet needs. */
  | { readonly state: 'too_little'; readonly supply: LifetimeSupply; readonly missing: readonly LifetimeNeed[] }
  /** The likelihood is unbounded: these customers do not differ, or never leave, and any figure would be arbitrary. */
  | { readonly state: 'undetermined'; readonly supply: LifetimeSupply };

/** No data distinguish parameters whose logarithms are outside ±this. */
const WIDEST = 12;

/**
 * The prior of a and b, used if the histories do not determine them: logarithms around those of CDNOW, either of them off by a factor of e² one time
 * in three. A few departures outweigh it.
 */
const PRIOR = { a: Math.log(0.9), b: Math.log(1.6), spread: 2 } as const;

/** Beyond this, a + b only says that all leave alike: a ridge without a maximum. */
const MOST_ALIKE = 1_000;

/** With more distinct histories, a subset is fitted first. */
const MANY = 8_000;

/** The approximate size of that subset. */
const PART = 4_000;

/**
 * Fits a lifetime model by maximum likelihood.
 *
 * BFGS with the exact gradient, on log-parameters, over grouped histories. The start scales with the data: a shape of half a purchase, an α that
 * gives the mean rate, a = b = 1. With many histories, an evenly spaced subset is fitted first, for a start and a curvature near the final ones; the
 * result is the maximum over all of them.
 *
 * @param histories of all customers; may be grouped already.
 */
export function fitLifetime(model: LifetimeModel, histories: Histories | GroupedHistories): LifetimeFit {
  const groups = 'groupOf' in histories ? histories : grouped(histories);
  const supply = supplyOf(groups);
  const missing = needsOf().filter((need) => supply[need] < LIFETIME_NEEDS[need]);
  if (missing.length > 0) return { state: 'too_little', supply, missing };
  const count = groups.customers.length;
  const part = count > MANY ? maximum(model, everyNth(groups, Math.ceil(count / PART))) : null;
  const found = maximum(model, groups, part?.isConverged === true ? part : null);
  if (!found.isConverged) return { state: 'undetermined', supply };
  const parameters = parametersAt(model, found.at);
  return {
    state: 'fitted',
    parameters,
    logLikelihood: -found.value * supply.customers,
    supply,
    usesPrior: false,
    groups: count,
    evaluations: found.evaluations,
  };
}

/**
 * Like `fitLifetime`, but falls back to the mode under a weak prior on a and b (a Gaussian on their logarithms) if the histories do not determine the
 * variation in leaving, as when few have left. Its log-likelihood is that of the histories alone.
 */
export function fitLifetimeWithPrior(model: LifetimeModel, histories: Histories | GroupedHistories): LifetimeFit {
  const groups = 'groupOf' in histories ? histories : grouped(histories);
  const fit = fitLifetime(model, groups);
  if (fit.state === 'too_little') return fit;
  if (fit.state === 'fitted' && fit.parameters.a + fit.parameters.b < MOST_ALIKE) return fit;
  const { supply } = fit;
  const found = maximum(model, groups, null, true);
  if (!found.isConverged) return { state: 'undetermined', supply };
  const parameters = parametersAt(model, found.at);
  return {
    state: 'fitted',
    parameters,
    logLikelihood: logLikelihood(parameters, groups, distinctRepeats(groups), new Float64Array(4)),
    supply,
    usesPrior: true,
    groups: groups.customers.length,
    evaluations: found.evaluations,
  };
}

/** The maximum of the likelihood, starting from that of a subset if known. */
function maximum(
  model: LifetimeModel,
  groups: GroupedHistories,
  part: Minimum | null = null,
  withPrior = false,
): Minimum {
  const distinct = distinctRepeats(groups);
  const { customers } = supplyOf(groups);
  const objective: Objective = (at, gradient) => {
    if (isTooFar(at)) return Number.POSITIVE_INFINITY;
    const value = logLikelihood(parametersAt(model, at), groups, distinct, gradient);
    // By the logarithm of a parameter, per customer.
    for (let i = 0; i < at.length; i += 1) gradient[i] = (-(gradient[i] ?? 0) * Math.exp(at[i] ?? 0)) / customers;
    return -value / customers + (withPrior ? priorAt(at, gradient, customers) : 0);
  };
  return part === null ? minimize(objective, startFor(groups)) : minimize(objective, part.at, part.inverse);
}

/** The negative log-prior per customer, matching the likelihood; adds its gradient. */
function priorAt(at: Float64Array, gradient: Float64Array, customers: number): number {
  const places = [
    [2, PRIOR.a],
    [3, PRIOR.b],
  ] as const;
  return places.reduce((sum, [place, center]) => {
    const off = ((at[place] ?? 0) - center) / PRIOR.spread;
    gradient[place] = (gradient[place] ?? 0) + off / PRIOR.spread / customers;
    return sum + (off * off) / 2 / customers;
  }, 0);
}

const parametersAt = (model: LifetimeModel, [r = 0, alpha = 0, a = 0, b = 0]: Float64Array): LifetimeParameters => ({
  model,
  r: Math.exp(r),
  alpha: Math.exp(alpha),
  a: Math.exp(a),
  b: Math.exp(b),
});

function everyNth({ repeats, last, age, customers }: GroupedHistories, step: number): GroupedHistories {
  const some = (values: Float64Array) => values.filter((_, group) => group % step === 0);
  return {
    repeats: some(repeats),
    last: some(last),
    age: some(age),
    customers: some(customers),
    groupOf: new Uint32Array(0),
  };
}

const needsOf = (): LifetimeNeed[] => ['customers', 'returning', 'weeks'];

const isTooFar = (at: Float64Array): boolean => at.some((value) => Math.abs(value) > WIDEST);

function supplyOf({ repeats, age, customers }: GroupedHistories): LifetimeSupply {
  let [all, returning, weeks] = [0, 0, 0];
  for (let group = 0; group < customers.length; group += 1) {
    const n = customers[group] ?? 0;
    all += n;
    if ((repeats[group] ?? 0) > 0) returning += n;
    weeks = Math.max(weeks, age[group] ?? 0);
  }
  return { customers: all, returning, weeks };
}

function startFor({ repeats, age, customers }: GroupedHistories): number[] {
  let [events, weeks] = [0, 0];
  for (let group = 0; group < customers.length; group += 1) {
    events += (customers[group] ?? 0) * (repeats[group] ?? 0);
    weeks += (customers[group] ?? 0) * (age[group] ?? 0);
  }
  const alpha = Math.min(Math.exp(WIDEST - 1), (0.5 * weeks) / events);
  return [Math.log(0.5), Math.log(alpha), 0, 0];
}
