/** The quantiles of the normal distribution at 1 - .05/2 and at .8: what a two-sided test at 5 % with a power of 80 % needs. */
const Z_ALPHA = 1.959963984540054;
const Z_POWER = 0.8416212335729143;

/**
 * How many trials each of two arms needs so that a difference of this size is found four times in five, at a two-sided error of one in twenty: the
 * two-proportion z-test with pooled variance under no difference (Fleiss, Levin & Paik 2003, chapter 4, without the continuity correction).
 *
 * @param from a rate in (0, 1). @param to another.
 * @returns not rounded; `Infinity` where they are the same.
 */
export function trialsPerArm(from: number, to: number): number {
  const mean = (from + to) / 2;
  const none = Z_ALPHA * Math.sqrt(2 * mean * (1 - mean));
  const some = Z_POWER * Math.sqrt(from * (1 - from) + to * (1 - to));
  return ((none + some) / (to - from)) ** 2;
}
