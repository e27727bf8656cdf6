const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Below this share of the whole a part would read 0%. */
const smallest = 0.01;

function unitsFor(values: readonly number[]): number {
  const whole = sumOf(values);
  return values.some((value) => value > 0 && value / whole < smallest) ? 1000 : 100;
}

/**
 * Shares of the whole, rounded so that they still sum to it.
 *
 * Each is rounded down, and what is missing goes, a unit each, to those that lost most (the method of the largest remainder). Three equal
 * thirds thus read 34%, 33% and 33%, and nobody has to wonder where a percent went.
 *
 * @param values none below zero.
 * @param units into how many parts the whole is cut: 100 for whole percents. Unless told, tenths of a percent where a part would vanish or
 *   seem to be everything, whole percents otherwise.
 * @returns shares between 0 and 1; all zero where the whole is.
 */
export function shares(values: readonly number[], units = unitsFor(values)): readonly number[] {
  const whole = sumOf(values);
  if (whole <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / whole) * units);
  // A hair of tolerance: 0.29 * 100 is a little less than 29.
  const rounded = exact.map((value) => Math.floor(value + 1e-9));
  const missing = units - rounded.reduce((sum, value) => sum + value, 0);
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - (rounded[index] ?? 0) }))
    .toSorted((one, other) => other.loss - one.loss || one.index - other.index);
  const raised = new Set(byLoss.slice(0, missing).map(({ index }) => index));
  return rounded.map((value, index) => (value + (raised.has(index) ? 1 : 0)) / units);
}
