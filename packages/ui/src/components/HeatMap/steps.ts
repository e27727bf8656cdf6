/** The steps of the heat scale, from nothing to the most. */
export const steps = ['least', 'low', 'middle', 'high', 'most'] as const;

export type Step = (typeof steps)[number];

/**
 * The step of a value: `least` is kept for zero and below, so that a little is told from nothing.
 *
 * @param most the largest value of the map
 */
export function stepOf(value: number, most: number): Step {
  if (value <= 0 || most <= 0) return 'least';
  const above = steps.length - 1;
  return steps[Math.min(above, Math.ceil((value / most) * above))] ?? 'most';
}
