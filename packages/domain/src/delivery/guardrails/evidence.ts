import { logBeta } from '../../shared/maths/gamma.js';
import { betaAbove } from '../../shared/maths/incomplete-beta.js';
import { STOP_ALPHA } from './stop-rule.js';

interface Trials {
  readonly trials: number;
  /** Events among them, at most as many. */
  readonly successes: number;
}

/**
 * Evidence that a rate exceeds the tolerated one, valid after every trial without spending the error: an e-process.
 *
 * The likelihood of the data, averaged over rates above the threshold, divided by the likelihood at the threshold. Half of the average is near the
 * threshold (a Beta prior around it, truncated below), half is over all rates, so that three complaints in a row are enough. While the true rate is not above, this is a supermartingale that begins at 1, so it ever reaches 1/α with a probability of at most α
 * (Ville 1939; Robbins 1970, Ann. Math. Stat. 41 1397-1409). An exact tail is quicker at a single look; this one stays valid at a
 * thousand.
 *
 * @param threshold the tolerated rate, in (0, 1).
 * @returns the logarithm of the evidence; at least ln(1/α) stops.
 */
export function logEvidenceAbove(sent: Trials, threshold: number): number {
  const near = logEvidenceUnder({ alpha: 1, beta: 1 / threshold - 1 }, sent, threshold);
  const wide = logEvidenceUnder({ alpha: 1, beta: 1 }, sent, threshold);
  const most = Math.max(near, wide);
  return most + Math.log((Math.exp(near - most) + Math.exp(wide - most)) / 2);
}

function logEvidenceUnder(
  prior: { readonly alpha: number; readonly beta: number },
  { trials, successes: events }: Trials,
  threshold: number,
): number {
  const [alpha, beta] = [prior.alpha + events, prior.beta + trials - events];
  return (
    logBeta(alpha, beta) +
    Math.log(betaAbove(threshold, alpha, beta)) -
    logBeta(prior.alpha, prior.beta) -
    Math.log(betaAbove(threshold, prior.alpha, prior.beta)) -
    events * Math.log(threshold) -
    (trials - events) * Math.log1p(-threshold)
  );
}

/**
 * Whether a rate exceeds the threshold, testable at any time, with an error of at most `alpha` over all looks together. Events may outnumber the messages:
 * several recipients can complain of one, which then counts as a message each.
 */
export function isSurelyAbove({ trials, successes }: Trials, threshold: number, alpha: number = STOP_ALPHA): boolean {
  if (threshold >= 1 || successes <= 0) return false;
  const sent = { trials: Math.max(trials, successes), successes };
  return threshold <= 0 || logEvidenceAbove(sent, threshold) >= -Math.log(alpha);
}

/** The fewest events in these messages that stop an automation; one more than the messages if none can. */
export function fewestSurelyAbove(trials: number, threshold: number): number {
  let events = 1;
  while (events <= trials && !isSurelyAbove({ trials, successes: events }, threshold)) events += 1;
  return events;
}
