import { findCancellation } from '../cancellation/find-cancellation.js';
import type { Intent } from '../suggestions/intents.js';
import { understandText } from '../suggestions/suggest.js';

export const CUSTOMER_INTENTS = [
  'purchase_inquiry',
  'meeting_request',
  'information_request',
  'support_request',
  'complaint',
  'introduction',
  'acceptance',
  'appreciation',
  'opt_out',
  'cancellation',
] as const;

export type CustomerIntent = (typeof CUSTOMER_INTENTS)[number];

/** Names of the embedded model's classes; automatic absence replies and unrecognized texts have no intent. */
const NAMES: Readonly<Record<Intent, CustomerIntent | null>> = {
  price: 'purchase_inquiry',
  meeting: 'meeting_request',
  reschedule: 'meeting_request',
  question: 'information_request',
  document: 'information_request',
  status: 'support_request',
  complaint: 'complaint',
  introduction: 'introduction',
  confirmation: 'acceptance',
  thanks: 'appreciation',
  unsubscribe: 'opt_out',
  out_of_office: null,
  other: null,
};

export interface FoundIntent {
  readonly intent: CustomerIntent;
  /**
   * The probability that the intent is correct, in [0, 1]: the embedded model's output, or that of the model of
   * cancellations, calibrated by Platt's correction on held-out data.
   */
  readonly probability: number;
  /** The sentence that expresses it. */
  readonly quote: string;
}

/**
 * Detects the intent of a message: a cancellation, whatever else is in it, otherwise with the model behind the suggested replies.
 *
 * @param text without quotes and signature.
 * @returns `null` if the intent is unclear.
 */
export function customerIntent(text: string): FoundIntent | null {
  const leaving = findCancellation(text);
  if (leaving !== null) return { intent: 'cancellation', probability: leaving.probability, quote: leaving.sentence };
  const { intent, probability, sentence } = understandText(text);
  const name = NAMES[intent];
  return name === null ? null : { intent: name, probability, quote: sentence };
}
