const POINTS = 16;

/** The zeros of the Legendre polynomial in (-1, 1) and their weights, by Newton's method (Abramowitz & Stegun 1964, 25.4.29). */
function legendre(): readonly { readonly zero: number; readonly weight: number }[] {
  return Array.from({ length: POINTS }, (_, i) => {
    let zero = Math.cos((Math.PI * (i + 0.75)) / (POINTS + 0.5));
    let slope = 1;
    for (let round = 0; round < 20; round += 1) {
      let [before, here] = [1, zero];
      for (let n = 2; n <= POINTS; n += 1) [before, here] = [here, ((2 * n - 1) * zero * here - (n - 1) * before) / n];
      slope = (POINTS * (zero * here - before)) / (zero * zero - 1);
      zero -= here / slope;
    }
    return { zero, weight: 2 / ((1 - zero * zero) * slope * slope) };
  });
}

const NODES = legendre();

/**
 * The integral of a function over pieces, by 16-point Gauss-Legendre quadrature on each.
 *
 * @param breaks the ends of the pieces, ascending, at least two: put them where the function bends.
 */
export function integrate(of: (x: number) => number, breaks: readonly number[]): number {
  let sum = 0;
  for (let piece = 1; piece < breaks.length; piece += 1) {
    const [from = 0, to = 0] = [breaks[piece - 1], breaks[piece]];
    const half = (to - from) / 2;
    if (half <= 0) continue;
    for (const { zero, weight } of NODES) sum += half * weight * of(from + half * (1 + zero));
  }
  return sum;
}
