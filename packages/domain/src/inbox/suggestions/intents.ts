/** What a message can be about, for preparing an answer to it; `other` is everything that no answer is prepared for. */
export const INTENTS = [
  'question',
  'meeting',
  'price',
  'complaint',
  'thanks',
  'status',
  'document',
  'reschedule',
  'introduction',
  'out_of_office',
  'unsubscribe',
  'confirmation',
  'other',
] as const;

export type Intent = (typeof INTENTS)[number];
