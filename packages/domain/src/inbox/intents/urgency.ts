import { asksQuestion, findDeadline, findHaste, findRequest } from '../../shared/text/signals.js';
import { HOUR } from '../../shared/time/units.js';
import { type Outcomes, sharesOf } from './outcomes.js';

export const URGENCIES = ['high', 'medium', 'low'] as const;

export type Urgency = (typeof URGENCIES)[number];

export interface FoundUrgency {
  readonly urgency: Urgency;
  /** The words that express it; `null` for a low one. */
  readonly why: string | null;
}

/**
 * Detects urgency: high for haste or a deadline by tomorrow, medium for a later deadline, a request or a question, low otherwise.
 *
 * @param text preceded by the subject, without quotes and signature.
 */
export function urgencyOf(text: string): FoundUrgency {
  const haste = findHaste(text);
  if (haste !== null) return { urgency: 'high', why: haste };
  const deadline = findDeadline(text);
  if (deadline !== null) return { urgency: deadline.soon ? 'high' : 'medium', why: deadline.phrase };
  const request = findRequest(text);
  if (request !== null) return { urgency: 'medium', why: request };
  return asksQuestion(text) ? { urgency: 'medium', why: '?' } : { urgency: 'low', why: null };
}

/** The urgency shown by how soon a person replied. @param waited in ms; `null` for never. */
export function urgencyShown(waited: number | null): Urgency {
  if (waited === null || waited > 24 * HOUR) return 'low';
  return waited <= 4 * HOUR ? 'high' : 'medium';
}

/** For each detected urgency, the urgency that replies showed. */
export type UrgencyOutcomes = Readonly<Record<Urgency, Outcomes<Urgency>>>;

/** The probability that a detected urgency is correct, from past outcomes; `null` if there are too few. */
export const urgencyChance = (reading: Urgency, outcomes: UrgencyOutcomes): number | null =>
  sharesOf(URGENCIES, outcomes[reading])?.find(({ kind }) => kind === reading)?.probability ?? null;
