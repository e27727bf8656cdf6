const PRECISION = 1e-16;

/** Beyond this the sum is scaled down, and the scale kept as a logarithm. */
const LARGE = 1e200;
const LOG_LARGE = Math.log(LARGE);

/** Enough for z up to .999, which is a horizon of a thousand times the time observed. */
const MOST_TERMS = 100_000;

/**
 * (1 - z)^power · ₂F₁(a, b; c; z), the Gauss hypergeometric function with the factor that stands before it in lifetime models.
 *
 * The two belong together: for a customer with many purchases one is as large as the other is small. Where a + b > c the series grows before it
 * falls, so Euler's transformation (Abramowitz & Stegun 1964, 15.3.3) moves the growth into the factor; the rest of it is kept as a logarithm.
 * For z < 0 Pfaff's transformation (15.3.4) brings z into (0, 1). Hardie's note 027 describes the trouble without these.
 *
 * @param z below 1. Close to 1 about 36 / (1 - z) terms are summed.
 * @param c neither 0 nor a negative whole number.
 */
export function poweredHypergeometric(a: number, b: number, c: number, z: number, power = 0): number {
  if (!(z < 1)) return Number.NaN;
  if (z < 0) return poweredHypergeometric(a, c - b, c, z / (z - 1), a - power);
  const isGrowing = a + b > c;
  const [first, second, left] = isGrowing ? [c - a, c - b, power + c - a - b] : [a, b, power];
  const { sum, log } = series(first, second, c, z);
  return sum * Math.exp(log + left * Math.log1p(-z));
}

/** ₂F₁(a, b; c; z), z below 1. */
export const hypergeometric = (a: number, b: number, c: number, z: number): number => poweredHypergeometric(a, b, c, z);

/** The Gauss series (15.1.1) in [0, 1): its sum is `sum · exp(log)`. */
function series(a: number, b: number, c: number, z: number): { readonly sum: number; readonly log: number } {
  let [term, sum, log] = [1, 1, 0];
  for (let n = 0; n < MOST_TERMS; n += 1) {
    const ratio = (((a + n) * (b + n)) / ((c + n) * (n + 1))) * z;
    term *= ratio;
    sum += term;
    if (Math.abs(ratio) < 1 && Math.abs(term) <= PRECISION * (1 - z) * Math.abs(sum)) break;
    if (Math.abs(sum) > LARGE) {
      sum /= LARGE;
      term /= LARGE;
      log += LOG_LARGE;
    }
  }
  return { sum, log };
}
