import { binomialTail } from './binomial.js';

/** The probability of ever stopping a harmless automation. */
export const STOP_ALPHA = 0.05;

/**
 * Whether this many events would be rarer than `alpha` at a true rate equal to the threshold: the exact test for a single look.
 *
 * Never uses the raw rate: one complaint in 200 sends is already half a percent, and says nothing. Testing after every send spends the error again and
 * stops some 20 % of harmless automations, so that the guardrails use `isSurelyAbove`.
 *
 * @param sends messages sent.
 * @param events unsubscribes or complaints among them.
 * @param threshold the tolerated rate, in (0, 1); at 0 one event stops, at 1 none does.
 * @param alpha the tail that stops, in (0, 1). @default STOP_ALPHA
 */
export function mustStop(sends: number, events: number, threshold: number, alpha: number = STOP_ALPHA): boolean {
  if (events <= 0 || threshold >= 1) return false;
  if (threshold <= 0) return true;
  return binomialTail(sends, events, threshold) <= alpha;
}

/** The fewest events in these sends that are too many at a single look; more than `sends` if none are. */
export function fewestThatStop(sends: number, threshold: number, alpha: number = STOP_ALPHA): number {
  let events = 1;
  while (events <= sends && !mustStop(sends, events, threshold, alpha)) events += 1;
  return events;
}

/**
 * The sends without any event after which the rate is below the threshold, with confidence 1 - alpha: the rule of three, exact.
 *
 * @param threshold in (0, 1).
 */
export function sendsToTrust(threshold: number, alpha: number = STOP_ALPHA): number {
  return Math.ceil(Math.log(alpha) / Math.log1p(-threshold));
}
