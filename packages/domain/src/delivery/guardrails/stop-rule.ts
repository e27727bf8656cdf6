import { binomialTail } from './binomial.js';

/** How often a harmless automation may be stopped at one look. */
export const STOP_ALPHA = 0.05;

/**
 * Whether an automation must stop: whether so many events would be rarer than `alpha` if its true rate were the threshold.
 *
 * Never a raw rate: one complaint in 200 sends is half a percent already, and says nothing. Looking again after every send spends the error
 * anew, so that a harmless automation is stopped more often than one time in twenty. It is left that way: a false stop costs somebody a
 * look, a missed one costs the sender their name.
 *
 * @param sends how many were sent.
 * @param events how many of them were answered by an unsubscribe, or by a complaint.
 * @param threshold the rate that is borne, in (0, 1); 0 bears nothing, so that one event stops, and 1 everything.
 * @param alpha the tail that stops, in (0, 1). @default STOP_ALPHA
 */
export function mustStop(sends: number, events: number, threshold: number, alpha: number = STOP_ALPHA): boolean {
  if (events <= 0 || threshold >= 1) return false;
  if (threshold <= 0) return true;
  return binomialTail(sends, events, threshold) <= alpha;
}

/** The fewest events in so many sends that stop an automation; more than there were sends when none can. */
export function fewestThatStop(sends: number, threshold: number, alpha: number = STOP_ALPHA): number {
  let events = 1;
  while (events <= sends && !mustStop(sends, events, threshold, alpha)) events += 1;
  return events;
}

/**
 * After how many sends without any event the rate is under the threshold, with confidence 1 - alpha: the rule of three, exact.
 *
 * @param threshold in (0, 1).
 */
export function sendsToTrust(threshold: number, alpha: number = STOP_ALPHA): number {
  return Math.ceil(Math.log(alpha) / Math.log1p(-threshold));
}
