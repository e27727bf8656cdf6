const PRECISION = 1e-16;

/** Larger sums are scaled down, with the scale kept as a logarithm. */
const LARGE = 1e200;
const LOG_LARGE = Math.log(LARGE);

/** Enough for z up to .999, which is a horizon of a thousand times the time observed. */
const MOST_TERMS = 100_000;

/**
 * (1 - z)^power · ₂F₁(a, b; c; z): the Gauss hypergeometric function with its factor in lifetime models.
 *
 * Both are computed together: for a customer with many purchases one is as large as the other is small. If a + b > c, the series grows before it
 * falls, so Euler's transformation (Abramowitz & Stegun 1964, 15.3.3) moves the growth into the factor; the rest of it is kept as a logarithm. For z
 * < 0 Pfaff's transformation (15.3.4) maps z into (0, 1). Hardie's note 027 describes the numerical problems otherwise.
 *
 * @param z below 1. Close to 1 about 36 / (1 - z) terms are summed.
 * @param c neither 0 nor a negative integer.
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
