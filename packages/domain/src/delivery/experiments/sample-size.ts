/** Normal quantiles at 1 - .05/2 and at .8: a two-sided test at 5 % with a power of 80 %. */
const Z_ALPHA = 1.959963984540054;
const Z_POWER = 0.8416212335729143;

/**
 * Trials per arm to detect this difference with a power of 80 % at a two-sided error of 5 %: the two-proportion z-test with pooled variance under the
 * null hypothesis (Fleiss, Levin & Paik 2003, chapter 4, without the continuity correction).
 *
 * @param from a rate in (0, 1). @param to another.
 * @returns not rounded; `Infinity` if both are equal.
 */
export function trialsPerArm(from: number, to: number): number {
  const mean = (from + to) / 2;
  const none = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean));
  const some = Z_POWER * Math.sqrt(from * (1 - from) + to * (1 - to));
  return ((none + some) / (to - from)) ** 2;
}
