const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Smaller shares would round to 0%. */
const smallest = 0.01;

function unitsFor(values: readonly number[]): number {
  const whole = sumOf(values);
  return values.some((value) => value > 0 && value / whole < smallest) ? 1000 : 100;
}

/**
 * Rounds shares so that they still add up to the whole.
 *
 * Uses the largest remainder method: rounds all down, then gives the missing units to the largest remainders. Three equal thirds become 34%, 33%
 * and 33%.
 *
 * @param values non-negative.
 * @param units number of units in the whole: 100 for whole percents. Defaults to 1000 (tenths of a percent) if any share is under 1%, else 100.
 * @returns shares between 0 and 1; all zero if the sum is zero.
 */
export function shares(values: readonly number[], units = unitsFor(values)): readonly number[] {
  const whole = sumOf(values);
  if (whole <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * units);
  // Tolerance for floating-point error: 0.29 * 100 is slightly less than 29.
  const rounded = exact.map((value) => Math.floor(value + 1e-9));
  const missing = units - rounded.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - (rounded[index] ?? 0) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return rounded.map((value, index) => (value + (raised.has(index) ? 1 : 0)) / units);
}
