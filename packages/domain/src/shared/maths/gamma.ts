/** Smaller arguments are raised by the recurrence before summing Stirling's series, where eight terms then give full precision. */
const ASYMPTOTIC = 10;

const HALF_LOG_TWO_PI = 0.5 * Math.log(2 * Math.PI);

/** B(2k) / (2k (2k - 1)), k = 1, 2, … */
const STIRLING = [1 / 12, -1 / 360, 1 / 1260, -1 / 1680, 1 / 1188, -691 / 360360, 1 / 156, -3617 / 122400];

/** B(2k) / 2k, k = 1, 2, … */
const DIGAMMA = [1 / 12, -1 / 120, 1 / 252, -1 / 240, 1 / 132, -691 / 32760, 1 / 12];

/** Evaluates a polynomial in y by Horner's rule. */
function polynomial(coefficients: readonly number[], y: number): number {
  let sum = 0;
  for (let i = coefficients.length - 1; i >= 0; i -= 1) sum = sum * y + (coefficients[i] ?? 0);
  return sum;
}

/**
 * The logarithm of the gamma function, by Stirling's series (Abramowitz & Stegun 1964, 6.1.41) after the recurrence 6.1.15.
 *
 * @param x above 0; anything else gives `NaN`.
 */
export function logGamma(x: number): number {
  if (!(x > 0)) return Number.NaN;
  let shifted = x;
  let product = 1;
  while (shifted < ASYMPTOTIC) {
    product *= shifted;
    shifted += 1;
  }
  const series = polynomial(STIRLING, 1 / (shifted * shifted)) / shifted;
  return (shifted - 0.5) * Math.log(shifted) - shifted + HALF_LOG_TWO_PI + series - Math.log(product);
}

/**
 * The derivative of `logGamma` (Abramowitz & Stegun 1964, 6.3.18 after 6.3.5).
 *
 * @param x above 0; anything else gives `NaN`.
 */
export function digamma(x: number): number {
  if (!(x > 0)) return Number.NaN;
  let shifted = x;
  let sum = 0;
  while (shifted < ASYMPTOTIC) {
    sum -= 1 / shifted;
    shifted += 1;
  }
  const inverse = 1 / (shifted * shifted);
  return sum + Math.log(shifted) - 0.5 / shifted - polynomial(DIGAMMA, inverse) * inverse;
}

/** The logarithm of the beta function. @param a above 0. @param b above 0. */
export const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);
