import { asksQuestion, findDeadline, findHaste, findRequest } from '../../shared/text/signals.js';
import { HOUR } from '../../shared/time/units.js';
import { type Outcomes, sharesOf } from './outcomes.js';

export const URGENCIES = ['high', 'medium', 'low'] as const;

export type Urgency = (typeof URGENCIES)[number];

export interface FoundUrgency {
  readonly urgency: Urgency;
  /** The words that say so; `null` for a low one. */
  readonly why: string | null;
}

/**
 * How urgent a message reads: high where it presses or is due by tomorrow, medium where it names a later time or asks for something, low otherwise.
 *
 * @param text with the subject before it, without quotes and signature.
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

/** How urgent a message turned out to be, by how soon a person answered it. @param waited in ms; `null` for never. */
export function urgencyShown(waited: number | null): Urgency {
  if (waited === null || waited > 24 * HOUR) return 'low';
  return waited <= 4 * HOUR ? 'high' : 'medium';
}

/** For each reading, how urgent such messages turned out to be. */
export type UrgencyOutcomes = Readonly<Record<Urgency, Outcomes<Urgency>>>;

/** How likely a reading is right, from what became of messages that read so; `null` where too few have. */
export const urgencyChance = (reading: Urgency, outcomes: UrgencyOutcomes): number | null =>
  sharesOf(URGENCIES, outcomes[reading])?.find(({ kind }) => kind === reading)?.probability ?? null;
