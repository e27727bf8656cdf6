import type { Intent } from '../suggestions/intents.js';
import { understandText } from '../suggestions/suggest.js';

/** What a customer wants of us, in the words of the intelligence screen. */
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
] as const;

export type CustomerIntent = (typeof CUSTOMER_INTENTS)[number];

/** By what the embedded model calls it; a machine's absence notice and what was not understood want nothing. */
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
   * How likely that is right, in [0, 1]: the embedded model's probability, calibrated by a temperature and Platt's correction on data that it had
   * not seen.
   */
  readonly probability: number;
  /** The sentence that says so. */
  readonly quote: string;
}

/**
 * What a message wants, by the model behind the suggested replies.
 *
 * @param text without quotes and signature.
 * @returns `null` where nothing can be claimed.
 */
export function customerIntent(text: string): FoundIntent | null {
  const { intent, probability, sentence } = understandText(text);
  const name = NAMES[intent];
  return name === null ? null : { intent: name, probability, quote: sentence };
}
