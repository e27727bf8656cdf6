/** A function to minimize: writes its gradient and returns its value; `Infinity` where undefined. */
export type Objective = (at: Float64Array, gradient: Float64Array) => number;

export interface Minimum {
  readonly at: Float64Array;
  readonly value: number;
  readonly evaluations: number;
  /** Whether the gradient vanished there. */
  readonly isConverged: boolean;
  /** The approximated inverse Hessian, row by row: a start for a similar function. */
  readonly inverse: readonly Float64Array[];
}

const MOST_ROUNDS = 500;
const GRADIENT_TOLERANCE = 1e-8;
/** The sufficient decrease of Armijo's rule. */
const DECREASE = 1e-4;
/** Maximum step: parameters are logarithms, and e² at once is enough. */
const LONGEST_STEP = 2;

const dot = (one: Float64Array, another: Float64Array): number => {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += (one[i] ?? 0) * (another[i] ?? 0);
  return sum;
};

const largest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

const isFlat = (gradient: Float64Array): boolean => largest(gradient) < GRADIENT_TOLERANCE;

/**
 * Minimizes a smooth function of a few variables by BFGS with a backtracking line search (Nocedal & Wright 2006, algorithm 6.1 and 3.1). Resets the
 * approximation if the curvature condition fails, so that every step descends.
 *
 * @param start a point where the function is finite.
 * @param curvature the initial inverse Hessian. @default identity
 */
export function minimize(
  objective: Objective,
  start: ArrayLike<number>,
  curvature: readonly Float64Array[] = identity(start.length),
): Minimum {
  let at: Float64Array = Float64Array.from(start);
  let gradient: Float64Array = new Float64Array(at.length);
  let value = objective(at, gradient);
  let inverse = curvature;
  let evaluations = 1;
  for (let round = 0; round < MOST_ROUNDS && !isFlat(gradient); round += 1) {
    let direction = downhill(inverse, gradient);
    if (dot(direction, gradient) >= 0) {
      inverse = identity(at.length);
      direction = gradient.map((slope) => -slope);
    }
    const step = lineSearch(objective, { at, value, direction, slope: dot(direction, gradient) });
    evaluations += step.evaluations;
    if (step.value >= value) break;
    const moved = step.at.map((coordinate, i) => coordinate - (at[i] ?? 0));
    const turned = step.gradient.map((slope, i) => slope - (gradient[i] ?? 0));
    inverse = updated(inverse, moved, turned);
    ({ at, gradient, value } = step);
  }
  return { at, value, evaluations, isConverged: largest(gradient) < 1e-5, inverse };
}

function identity(size: number): Float64Array[] {
  return Array.from({ length: size }, (_, row) => Float64Array.from({ length: size }, (_one, i) => Number(i === row)));
}

const downhill = (inverse: readonly Float64Array[], gradient: Float64Array): Float64Array =>
  Float64Array.from(inverse, (row) => -dot(row, gradient));

interface Line {
  readonly at: Float64Array;
  readonly value: number;
  readonly direction: Float64Array;
  readonly slope: number;
}

interface Step {
  readonly at: Float64Array;
  readonly gradient: Float64Array;
  readonly value: number;
  readonly evaluations: number;
}

/** Halves the step until the function decreases enough; `value` stays the old one if it never does. */
function lineSearch(objective: Objective, { at, value, direction, slope }: Line): Step {
  const gradient = new Float64Array(at.length);
  let length = Math.min(1, LONGEST_STEP / largest(direction));
  let evaluations = 0;
  for (; evaluations < 60; length /= 2) {
    const next = at.map((coordinate, i) => coordinate + length * (direction[i] ?? 0));
    const reached = objective(next, gradient);
    evaluations += 1;
    if (reached <= value + DECREASE * length * slope) return { at: next, gradient, value: reached, evaluations };
  }
  return { at, gradient, value, evaluations };
}

/** The BFGS update of the inverse Hessian (6.17), or the identity if the curvature is not positive. */
function updated(inverse: readonly Float64Array[], moved: Float64Array, turned: Float64Array): Float64Array[] {
  const curvature = dot(moved, turned);
  if (!(curvature > 1e-14 * dot(moved, moved))) return identity(moved.length);
  const pressed = Float64Array.from(inverse, (row) => dot(row, turned));
  const scale = (1 + dot(turned, pressed) / curvature) / curvature;
  return inverse.map((row, i) =>
    row.map((entry, j) => {
      const [mi, mj, pi, pj] = [moved[i] ?? 0, moved[j] ?? 0, pressed[i] ?? 0, pressed[j] ?? 0];
      return entry + scale * mi * mj - (pi * mj + mi * pj) / curvature;
    }),
  );
}
