import { betaQuantile } from './incomplete-beta.js';

/**
 * The quantile of Student's t distribution, by the beta distribution of ν / (ν + t²) (Abramowitz & Stegun 1964, 26.7.1).
 *
 * @param share in (0, 1). @param degrees of freedom ν, above 0.
 */
export function studentQuantile(share: number, degrees: number): number {
  if (share === 0.5) return 0;
  const x = betaQuantile(2 * Math.min(share, 1 - share), degrees / 2, 0.5);
  return Math.sign(share - 0.5) * Math.sqrt((degrees * (1 - x)) / x);
}
