/** Uniform random numbers in [0, 1), injected. */
export type Chance = () => number;

/** A draw from the standard normal distribution (Box & Muller 1958). */
function normal(chance: Chance): number {
  return Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
}

/**
 * A draw from Gamma(shape, 1), by Marsaglia & Tsang 2000 (ACM TOMS 26(3) 363-372); a shape below 1 is raised by one and corrected by a power.
 *
 * @param shape above 0.
 */
export function drawGamma(shape: number, chance: Chance): number {
  if (shape < 1) return drawGamma(shape + 1, chance) * (1 - chance()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(chance);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - chance()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A draw from Beta(a, b). @param a above 0. @param b above 0. */
export function drawBeta(a: number, b: number, chance: Chance): number {
  const [one, another] = [drawGamma(a, chance), drawGamma(b, chance)];
  // Both vanish only if a and b are tiny: then one of the ends is as good as certain.
  return one + another === 0 ? Number(chance() < a / (a + b)) : one / (one + another);
}
