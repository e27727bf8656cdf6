import { logBeta } from '../../shared/maths/gamma.js';
import { betaAbove } from '../../shared/maths/incomplete-beta.js';
import { STOP_ALPHA } from '../guardrails/stop-rule.js';
import { type Arm, type Beta, posterior } from './arm.js';

/**
 * Evidence that a rate exceeds the tolerated one, valid after every trial without spending the error: an e-process.
 *
 * The likelihood of the data, averaged over rates above the threshold (a Beta prior around it, truncated below), divided by the likelihood at the
 * threshold. While the true rate is not above, this is a supermartingale that begins at 1, so it ever reaches 1/α with a probability of at most α
 * (Ville 1939; Robbins 1970, Ann. Math. Stat. 41 1397-1409). The guardrails' exact tail is quicker at a single look; this one stays valid at a
 * thousand.
 *
 * @param threshold the tolerated rate, in (0, 1).
 * @returns the logarithm of the evidence; at least ln(1/α) stops.
 */
export function logEvidenceAbove(arm: Arm, threshold: number): number {
  const prior: Beta = { alpha: 1, beta: 1 / threshold - 1 };
  const { alpha, beta } = posterior(arm, prior);
  const { trials, successes: events } = arm;
  return (
    logBeta(alpha, beta) +
    Math.log(betaAbove(threshold, alpha, beta)) -
    logBeta(prior.alpha, prior.beta) -
    Math.log(betaAbove(threshold, prior.alpha, prior.beta)) -
    events * Math.log(threshold) -
    (trials - events) * Math.log1p(-threshold)
  );
}

/** Whether a rate exceeds the threshold, testable at any time, with an error of at most `alpha` over all looks together. */
export const isSurelyAbove = (arm: Arm, threshold: number, alpha: number = STOP_ALPHA): boolean =>
  threshold < 1 && arm.successes > 0 && (threshold <= 0 || logEvidenceAbove(arm, threshold) >= -Math.log(alpha));
