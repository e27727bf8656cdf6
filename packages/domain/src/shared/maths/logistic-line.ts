/** Log-odds as a line: intercept + slope · x. */
export interface Line {
  readonly intercept: number;
  readonly slope: number;
}

export interface LinePrior extends Line {
  /** Of both parameters: 1 / variance. */
  readonly precision: number;
  /** @default 0 */
  readonly leastSlope?: number;
}

const MOST_STEPS = 60;
const TOLERANCE = 1e-10;

/**
 * Logistic regression on one variable with a Gaussian prior: the posterior mode, by Newton's method with halved steps.
 *
 * @param x finite. @param outcomes 0 or 1, as many. @param offsets added to the log-odds; none by default.
 */
export function fitLogisticLine(
  x: Float64Array,
  outcomes: ArrayLike<number>,
  prior: LinePrior,
  offsets?: Float64Array,
): Line {
  const leastSlope = prior.leastSlope ?? 0;
  let here: Line = { intercept: prior.intercept, slope: prior.slope };
  let value = objective(here, x, outcomes, prior, offsets);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const move = newton(here, x, outcomes, prior, offsets);
    let size = 1;
    let next = here;
    let better = value;
    for (; size > 1e-6; size /= 2) {
      const tried = {
        intercept: here.intercept + size * move.intercept,
        slope: Math.max(leastSlope, here.slope + size * move.slope),
      };
      const at = objective(tried, x, outcomes, prior, offsets);
      if (at >= value) continue;
      [next, better] = [tried, at];
      break;
    }
    const gained = value - better;
    [here, value] = [next, better];
    if (gained < TOLERANCE) break;
  }
  return here;
}

/** The negative log-posterior. */
function objective(
  { intercept, slope }: Line,
  x: Float64Array,
  outcomes: ArrayLike<number>,
  prior: LinePrior,
  offsets?: Float64Array,
): number {
  let sum = (prior.precision / 2) * ((intercept - prior.intercept) ** 2 + (slope - prior.slope) ** 2);
  for (let i = 0; i < x.length; i += 1) {
    const logOdds = intercept + slope * (x[i] ?? 0) + (offsets?.[i] ?? 0);
    // ln(1 + e^z) without overflow, less z where it happened.
    sum += Math.max(0, logOdds) + Math.log1p(Math.exp(-Math.abs(logOdds))) - (outcomes[i] ?? 0) * logOdds;
  }
  return sum;
}

function newton(
  { intercept, slope }: Line,
  x: Float64Array,
  outcomes: ArrayLike<number>,
  prior: LinePrior,
  offsets?: Float64Array,
): Line {
  let [g0, g1] = [prior.precision * (intercept - prior.intercept), prior.precision * (slope - prior.slope)];
  let [h00, h01, h11] = [prior.precision, 0, prior.precision];
  for (let i = 0; i < x.length; i += 1) {
    const at = x[i] ?? 0;
    const chance = 1 / (1 + Math.exp(-(intercept + slope * at + (offsets?.[i] ?? 0))));
    const off = chance - (outcomes[i] ?? 0);
    const weight = chance * (1 - chance);
    g0 += off;
    g1 += off * at;
    h00 += weight;
    h01 += weight * at;
    h11 += weight * at * at;
  }
  const determinant = h00 * h11 - h01 * h01;
  return { intercept: -(h11 * g0 - h01 * g1) / determinant, slope: -(h00 * g1 - h01 * g0) / determinant };
}
