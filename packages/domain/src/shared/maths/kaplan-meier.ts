/** Two-sided 95 % of the standard normal distribution. */
const Z = 1.959963984540054;
const TAIL = 0.025;

/** Products of fractions that make one half are not exactly so. */
const EPSILON = 1e-9;

/** So many at one time. */
export interface TimedCount {
  readonly at: number;
  readonly count: number;
}

/** The estimate from one event to the next. */
export interface SurvivalStep {
  readonly at: number;
  /** The share to whom it has not happened, in [0, 1), with its 95 % interval. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export interface SurvivalCurve {
  readonly steps: readonly SurvivalStep[];
  /** Ascending. */
  readonly censored: readonly TimedCount[];
  readonly subjects: number;
  /** The longest time that was observed. */
  readonly end: number;
}

/**
 * How long until something happens, where some are still waiting (right-censored): the product-limit estimator of Kaplan & Meier 1958, JASA 53(282) 457-481.
 *
 * The variance is Greenwood's (1926), the interval that of log(-log), which stays in [0, 1] (Kalbfleisch & Prentice 1980). Whoever is censored at the time of an
 * event was still waiting at it. It assumes that those still waiting are like the others.
 *
 * @param events times at least 0, in any order and unit.
 * @param censored how long those still waiting have waited.
 */
export function kaplanMeier(events: readonly TimedCount[], censored: readonly TimedCount[]): SurvivalCurve {
  const [happened, open] = [inOrder(events), inOrder(censored)];
  const subjects = countOf(happened) + countOf(open);
  const steps: SurvivalStep[] = [];
  let [atRisk, share, greenwood, left, high] = [subjects, 1, 0, 0, 1];
  for (const { at, count } of happened) {
    for (let next = open[left]; next !== undefined && next.at < at; next = open[left]) {
      atRisk -= next.count;
      left += 1;
    }
    share *= 1 - count / atRisk;
    greenwood += count / (atRisk * (atRisk - count));
    atRisk -= count;
    const bounds = atRisk === 0 && share < EPSILON ? { low: 0, high } : logLog(share, greenwood);
    high = bounds.high;
    steps.push({ at, share, ...bounds });
  }
  return { steps, censored: open, subjects, end: Math.max(0, happened.at(-1)?.at ?? 0, open.at(-1)?.at ?? 0) };
}

function logLog(share: number, greenwood: number): { low: number; high: number } {
  const half = (Z * Math.sqrt(greenwood)) / Math.abs(Math.log(share));
  return { low: share ** Math.exp(half), high: share ** Math.exp(-half) };
}

export interface TimeEstimate {
  readonly value: number;
  readonly low: number;
  /** `null` where it is not bounded: too many are still waiting. */
  readonly high: number | null;
}

/**
 * The time by which it has happened to a share, with the 95 % interval of Brookmeyer & Crowley 1982, Biometrics 38(1) 29-41: the times at which the share could be
 * that. Without censoring a share of one half gives the plain median.
 *
 * @param share in (0, 1).
 * @returns `null` if it is not reached.
 */
export function survivalQuantile({ steps }: SurvivalCurve, share: number): TimeEstimate | null {
  const left = 1 - share + EPSILON;
  const index = steps.findIndex((step) => step.share <= left);
  const step = steps[index];
  if (step === undefined) return null;
  const next = Math.abs(step.share - 1 + share) <= EPSILON ? steps[index + 1] : undefined;
  return {
    value: next === undefined ? step.at : (step.at + next.at) / 2,
    low: steps.find(({ low }) => low <= left)?.at ?? step.at,
    high: steps.find(({ high }) => high <= left)?.at ?? null,
  };
}

export interface ShareEstimate {
  /** In [0, 1]. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share to whom it has not happened by a time, with its 95 % interval.
 *
 * @returns `null` if nobody was observed for so long and some are still waiting: it is unknown.
 */
export function survivalAt(curve: SurvivalCurve, at: number): ShareEstimate | null {
  const step = curve.steps.findLast((one) => one.at <= at);
  if (curve.subjects === 0 || (at > curve.end && (step?.share ?? 1) > EPSILON)) return null;
  if (step !== undefined) return { share: step.share, low: step.low, high: step.high };
  // Greenwood's variance is none before the first event; the exact binomial bound is not.
  const atRisk = curve.subjects - countOf(curve.censored.filter((one) => one.at < at));
  return { share: 1, low: TAIL ** (1 / Math.max(1, atRisk)), high: 1 };
}

const countOf = (times: readonly TimedCount[]): number => times.reduce((sum, { count }) => sum + count, 0);

/** Ascending, each time once. */
function inOrder(times: readonly TimedCount[]): TimedCount[] {
  const counts = new Map<number, number>();
  for (const { at, count } of times) if (count > 0) counts.set(at, (counts.get(at) ?? 0) + count);
  return [...counts].map(([at, count]) => ({ at, count })).toSorted((one, another) => one.at - another.at);
}
