import { asksQuestion, findDeadline, findHaste, findRequest } from '../../shared/text/signals.js';
import { HOUR } from '../../shared/time/units.js';
import { findWanted } from '../suggestions/requests/find-wanted.js';
import { type Outcomes, sharesOf } from './outcomes.js';

export const URGENCIES = ['high', 'medium', 'low'] as const;

export type Urgency = (typeof URGENCIES)[number];

export interface FoundUrgency {
  readonly urgency: Urgency;
  /** The words that express it; `null` for a low one. */
  readonly why: string | null;
}

/**
 * Detects urgency: high for haste or a deadline by tomorrow, medium for a later deadline, a request or a question, low otherwise. Where no phrase tells
 * a request, the request model may.
 *
 * @param own the author's own words. @param subject read for phrases alone: it is no sentence.
 */
export function urgencyOf(own: string, subject: string | null = null): FoundUrgency {
  const text = subject === null ? own : `${subject}\n\n${own}`;
  const haste = findHaste(text);
  if (haste !== null) return { urgency: 'high', why: haste };
  const deadline = findDeadline(text);
  if (deadline !== null) return { urgency: deadline.soon ? 'high' : 'medium', why: deadline.phrase };
  const request = findRequest(text);
  if (request !== null) return { urgency: 'medium', why: request };
  if (asksQuestion(text)) return { urgency: 'medium', why: '?' };
  const wanted = findWanted(own);
  return wanted === null ? { urgency: 'low', why: null } : { urgency: 'medium', why: wanted.words };
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
